import { contactSpans, hasContact, hideContacts } from '@contract/rules/contact-in-text';

const HIDDEN = '［联系方式仅会员可见］';
const WIDE = (text: string): string =>
  text.replace(/[!-~]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0));
const grouped = (sizes: number[], gap: string) => (digits: string) => {
  let at = 0;
  return sizes
    .map((size) => {
      at += size;
      return digits.slice(at - size, at);
    })
    .join(gap);
};
const spelled = (numerals: string) => (digits: string) =>
  digits.replace(/\d/g, (digit) => numerals[Number(digit)] ?? digit);

type Spelling = (text: string) => string;
const GAPS = [' ', '-', '－', '—', '–', '·', '/', '_', '  ', ' - ', '\u3000', '\u200b', '~', '*'];
const MOBILE_SPELLINGS: Spelling[] = [
  (digits) => digits,
  WIDE,
  ...GAPS.flatMap((gap) => [grouped([3, 4, 4], gap), grouped([3, 3, 5], gap)]),
  grouped([3, 4, 4], '.'),
  grouped([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ' '),
  (digits) => `+86${digits}`,
  (digits) => `+86 ${digits}`,
  (digits) => `86-${digits}`,
  (digits) => `（+86）${digits}`,
  (digits) => `(${digits.slice(0, 3)}) ${digits.slice(3)}`,
  spelled('〇一二三四五六七八九'),
  spelled('零幺二三四五六七八九'),
];
const LANDLINES = [
  '0791-88880000',
  '0791 88880000',
  '（0791）88880000',
  '(0791) 8888 0000',
  '0791—8888—0000',
  '０７９１－８８８８００００',
  '010-66668888',
  '010 6666 8888',
  '+86-791-88880000',
  '+86 10 6666 8888',
  '400-800-1234',
  '8008001234',
];
const MAILS = ['ab@example.cn', 'a.b+c@mail.example.com'].flatMap((mail) => [
  mail,
  mail.toUpperCase(),
  WIDE(mail),
  mail.replace('@', '＠'),
  mail.replace('@', ' @ '),
  mail.replace('@', '(at)'),
  mail.replace('@', ' [at] '),
  mail.replace('@', ' at '),
  mail.replace('@', '艾特'),
  mail.replace('@', '\u200b@'),
  mail.replace(/\.(?=\w+$)/, '[dot]'),
  mail.replace(/\.(?=\w+$)/, ' (点) '),
  mail.replace(/\.(?=\w+$)/, '点'),
]);
const CHATS = [
  '微信：shen_zhiyao',
  '微信号: szy-2026a',
  'VX:shenzy88',
  'v信是shenzy88',
  'WeChat ID: shenzhiyao',
  'QQ：123456789',
  'QQ 123456789',
  'qq群 23456789',
  '扣扣：1234567',
];
const NUMBERS = ['19912345678', '13800000001', '17098765432', '15912003400'];
const CONTACTS = [
  ...NUMBERS.flatMap((number) => MOBILE_SPELLINGS.map((spell) => spell(number))),
  ...LANDLINES,
  ...MAILS,
  ...CHATS,
];

it('knows three hundred spellings and more: none is missed', () => {
  const inText = CONTACTS.flatMap((contact) => [`${contact}`, `请联系 ${contact}，谢谢`]);
  expect(inText.length).toBeGreaterThan(300);
  expect(inText.filter((text) => !hasContact(text))).toEqual([]);
});

it('hides all of it and nothing around it', () => {
  const shown = CONTACTS.map((contact) => hideContacts(`请联系（${contact}），谢谢。`));
  expect(shown.filter((text) => text.replace(/[（）()\s]/g, '') !== `请联系${HIDDEN}，谢谢。`)).toEqual([]);
});

const HARMLESS = [
  '18 台仪表，2026-09 起',
  '不低于 98.5%，120000 公里',
  'XQ2026-0220',
  '编号 202600000000000123',
  'KCZX2026-0147',
  '2026-09-30 23:59:59（北京时间）',
  '2026 年 1 月 15 日至 2027 年 12 月 31 日',
  '1995-1999、2003-2008 年在某所工作',
  '预算 1,380,000.00 元，其中专项 800,000.00 元',
  '13.5 19.8 2.45 30.1',
  '15.31 82.20 55.36',
  '0.12345678',
  '（0.01～0.05）MPa',
  '由 18% 降至 11%，约 1300 户',
  'GB/T 18204.2-2014',
  'ISO 14001:2015',
  '统一社会信用代码 91330106MA2CFLXX0M',
  '身份证号 110101199003070012',
  '专利号 ZL 2023 1 0123456.7',
  '论文 doi:10.1016/j.watres.2023.120001',
  '第 1-3、5-9 章',
  '一三五年规划，二〇三五年远景目标',
  '三万六千五百元',
  '四五百户居民，八九百米管线',
  '模型参数 1.5×10^9',
  '128 GB 内存，4 张显卡',
  '50 Hz，220 V，16 A',
  'GPS：30.2741, 120.1551',
  '2.4 GHz 与 5.8 GHz 双频',
  '水压 0.28–0.35 MPa',
  '每分钟 1200 转，误差 ±0.5%',
  'IP 地址 192.168.1.100',
  '版本 1.3.0',
  '时间 13:00—18:00',
  '每周 1 次，共 52 次',
  '二维码与微信小程序',
  '接入微信公众号和支付宝',
  '@media 查询与 @ 符号',
  '温度 25 @ 50% 湿度',
  'A@B 结构',
  '邮箱由系统生成',
  '电话另行通知',
  '客服电话见首页',
  '合作单位 3 家，人员 12 名',
  '指标由 1380 提高到 1990',
  '1/3 与 2/3 负荷',
  '3 * 4 = 12',
  '10 000 小时无故障',
  '1 000 000 次循环',
  '批次 2026-1，编号 0001-0100',
];

it('leaves alone what only looks like it', () => {
  expect(HARMLESS.filter(hasContact)).toEqual([]);
  expect(HARMLESS.map((text) => hideContacts(text))).toEqual(HARMLESS);
});

it('says where it stands, in the text as it was written', () => {
  const text = '电\u200b话１９９ 1234 5678。';
  const [span] = contactSpans(text);
  expect(span && text.slice(span.start, span.end)).toBe('１９９ 1234 5678');
});
