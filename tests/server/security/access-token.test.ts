import { createSecretKey, randomBytes } from 'node:crypto';
import type { Config } from '@server/config/config';
import { ACCESS_TOKEN_S, createAccessTokens } from '@server/security/access-token';

const ME = { accountId: 7, sessionId: '0191d7a4-0000-7000-8000-000000000001' };
const NOON = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

const someTokens = () =>
  createAccessTokens({
    tokenSecret: createSecretKey(randomBytes(32)),
    publicOrigin: 'http://127.0.0.1',
  } as Config);

describe('an access token', () => {
  it('says whose session it is, as often as it is shown', async () => {
    const tokens = someTokens();
    const token = await tokens.issue(ME, NOON);
    expect(await tokens.read(token, NOON)).toEqual(ME);
    expect(await tokens.read(token, after(1))).toEqual(ME);
  });

  it('ends at its second, also when it was found good before', async () => {
    const tokens = someTokens();
    const [shown, fresh] = [await tokens.issue(ME, NOON), await tokens.issue(ME, NOON)];
    await tokens.read(shown, NOON);
    for (const token of [shown, fresh]) {
      expect(await tokens.read(token, after(ACCESS_TOKEN_S - 1))).toEqual(ME);
      expect(await tokens.read(token, after(ACCESS_TOKEN_S))).toBeNull();
      expect(await tokens.read(token, after(ACCESS_TOKEN_S), true)).toEqual(ME);
    }
  });

  it('of another key, or changed by one letter, is nobody’s', async () => {
    const tokens = someTokens();
    const token = await tokens.issue(ME, NOON);
    await tokens.read(token, NOON);
    const changed = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.at(-1);
    expect(await tokens.read(changed, NOON)).toBeNull();
    expect(await someTokens().read(token, NOON)).toBeNull();
  });
});
