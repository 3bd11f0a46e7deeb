import { demoAccounts } from '@server/demo/demo-accounts';
import type { Ask } from './stop';

/** Reads the service from outside, as a person or as a visitor; one session a person. */
export function askAs(address: string): (who: string | null) => Ask {
  const sessions = new Map<string, Promise<string>>();

  const signIn = async (username: string): Promise<string> => {
    const password = demoAccounts.find(({ login }) => login === username)?.password;
    const answer = await fetch(`${address}/prod-api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const { data } = (await answer.json()) as { data: { access_token: string } };
    return data.access_token;
  };
  const tokenOf = (who: string): Promise<string> => {
    const known = sessions.get(who) ?? signIn(who);
    sessions.set(who, known);
    return known;
  };

  return (who) =>
    async <Body>(path: string) => {
      const headers: Record<string, string> =
        who === null ? {} : { authorization: `Bearer ${await tokenOf(who)}` };
      const answer = await fetch(address + path, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()) as Body;
    };
}
