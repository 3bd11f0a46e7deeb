/** Password of every account in the demo data. */
export const PASSWORD = 'Chun-feng-28';

/** The headers of a demo applicant. */
export async function signIn(origin) {
  const login = await fetch(`${origin}/prod-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'shenzhiyao', password: PASSWORD }),
  }).then((reply) => reply.json());
  return { authorization: `Bearer ${login.data.access_token}` };
}
