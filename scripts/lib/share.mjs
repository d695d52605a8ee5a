/** That part of a list that `share` names: `1/6` is the first sixth, `1/1` all. None is empty of as many as there are parts. */
export function partOf(list, share) {
  const [part, of] = share.split('/').map(Number);
  const end = (parts) => Math.floor((parts * list.length) / of);
  return list.slice(end(part - 1), end(part));
}
