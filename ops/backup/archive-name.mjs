/** `peanut-backup-2026-11-24-183000.tar.gz`, by this machine's clock. */
export function archiveName(prefix, now = new Date()) {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `${prefix}-${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}.tar.gz`;
}
