/** Logs in through the gateway and returns the session's Cookie header. */
export async function ownerCookie({ baseUrl, adminPassword }) {
  const answer = await fetch(`${baseUrl}/api/admin/verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The same session as Playwright takes it. */
export const cookiesOf = (header, url) =>
  header.split('; ').map((pair) => {
    const [name, value] = pair.split(/=(.*)/);
    return { name, value, url };
  });
