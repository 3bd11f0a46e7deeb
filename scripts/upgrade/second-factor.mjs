import { createHmac } from 'node:crypto';
import { personOf, rowsOf, said } from './person.mjs';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_S = 30;
const LOSER = 'linxiaoman';

const bytesOf = (secret) => {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
};

/** The six digits an authenticator shows at that moment (RFC 6238). */
const digitsAt = (secret, seconds) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / STEP_S)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** A person has lost the authenticator, and an administrator has requested its removal. */
export async function loseSecondFactor(origin, admin) {
  const { send } = await personOf(origin, LOSER);
  const begun = await send('POST', '/api/users/totp.json', { password: 'Chun-feng-28' });
  if (!said('设置两步验证', begun)) return;
  const { secret, ticket } = begun.body;
  // The service's clock is set back here, so the time is taken from its answer.
  const [period] = await rowsOf({ send }, '/prod-api/cms/period/list');
  const now = Date.parse(period.serverTime) / 1000;
  if (
    !said('开启两步验证', await send('PUT', '/api/users/totp.json', { code: digitsAt(secret, now), ticket }))
  )
    return;
  const [user] = await rowsOf(admin, `/prod-api/system/user/list?pageNum=1&pageSize=10&keyword=${LOSER}`);
  const asked = { grounds: '在办公室当面核对证件', version: user.version };
  said('解除两步验证', await admin.send('POST', `/prod-api/system/user/${user.userId}/factorRelease`, asked));
}
