/** That part of a list that `share` names: `1/6` is the first sixth, `1/1` all. The last parts may be empty. */
export function partOf(list, share) {
  const [part, of] = share.split('/').map(Number);
  const size = Math.ceil(list.length / of);
  return list.slice((part - 1) * size, part * size);
}
