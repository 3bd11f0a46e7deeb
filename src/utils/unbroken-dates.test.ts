import { unbrokenDates } from './unbroken-dates';

const plain = (text: string) => unbrokenDates(text).replace(/\u2060/g, '|');

it.each([
  ['截止时间为 2026-11-25 23:59:59', '截止时间为 2026-|11-|25 23:59:59'],
  ['执行期在 2027-02 至 2029-02 之间，12-02 前', '执行期在 2027-|02 至 2029-|02 之间，12-|02 前'],
  ['编号 KC2026-A-0016，电话 0791-0000 0000', '编号 KC2026-A-0016，电话 0791-0000 0000'],
  ['零下 18 ℃，-5 以内', '零下 18 ℃，-5 以内'],
  ['2—4 时采样', '2—4 时采样'],
])('%s', (text, joined) => {
  expect(plain(text)).toBe(joined);
});
