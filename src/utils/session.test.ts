import {
  clearSession,
  readCredential,
  readExpireTime,
  readRefreshToken,
  readUser,
  storeTokens,
  storeUser,
} from './session';

const tokens = { accessToken: 'a', refreshToken: 'r', expireTime: 1_800_000_000_000 };
const user = { userId: 7, userName: 'shen', nickName: '沈知遥', avatar: null, phone: '13812345678' };

describe('the stored session', () => {
  it('keeps tokens and expiry under the keys of the specification [entity.session.tokens]', () => {
    storeTokens(tokens);

    expect({ ...localStorage }).toEqual({
      access_token: 'a',
      refresh_token: 'r',
      expireTime: '1800000000000',
      'xhr-user-info': 'a',
    });
    expect([readCredential(), readExpireTime()]).toEqual(['a', 1_800_000_000_000]);
  });

  it('removes each token that is empty and still writes the expiry [state.session.set]', () => {
    storeTokens(tokens);

    storeTokens({ accessToken: '', refreshToken: '', expireTime: 5 });

    expect({ ...localStorage }).toEqual({ expireTime: '5' });
  });

  it('keeps the user for the tab only, with a masked phone and nothing it was not asked to keep [entity.session.user]', () => {
    const answered = { ...user, idNumber: '330102199001011234' };

    storeUser(answered);

    expect(readUser()).toEqual({ ...user, phone: '138****5678' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('33010219900101');
  });

  it('is held by the page where the browser has no room for it, and goes with it', () => {
    storeTokens(tokens);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });

    expect(storeTokens({ accessToken: 'b', refreshToken: 's', expireTime: 5 })).toBe(false);
    storeUser(user);

    expect([readCredential(), readRefreshToken(), readExpireTime()]).toEqual(['b', 's', 5]);
    // The values stored before are outdated, so they are removed.
    expect({ ...localStorage }).toEqual({});
    full.mockRestore();
    expect(storeTokens(tokens)).toBe(true);
    expect([readCredential(), localStorage.getItem('xhr-user-info')]).toEqual(['a', 'a']);
    clearSession();
    expect([readCredential(), readRefreshToken(), readExpireTime()]).toEqual([null, null, 0]);
  });

  it('leaves nothing behind when it is cleared [state.session.clear]', () => {
    storeTokens(tokens);
    storeUser(user);

    clearSession();

    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['with text that no header carries', '凭证'],
    ['with a line break', 'a\nb'],
    ['longer than any header may be', 'x'.repeat(100_000)],
  ])('a credential %s is none', (_name, broken) => {
    storeTokens({ ...tokens, accessToken: broken });

    expect(readCredential()).toBeNull();
  });
});
