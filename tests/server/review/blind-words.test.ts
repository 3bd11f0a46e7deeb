import { blind, HIDDEN_WORD, tellingWords } from '@server/modules/review/blind-words';

const WORDS = tellingWords(
  {
    'unit.name': '云岭省青陶水务科技有限公司',
    'unit.contactPhone': '13800000001',
    'unit.partners': ['p001'],
    'unit.partners.p001.name': '水务集团',
    'team.members.m001.name': '沈知遥',
    'base.title': '漏损监测',
  },
  ['顾明'],
);

it.each([
  ['云岭省青陶水务科技有限公司牵头', `${HIDDEN_WORD}牵头`],
  ['青陶水务科技有限公司牵头', `${HIDDEN_WORD}牵头`],
  ['青陶水务的管网', `${HIDDEN_WORD}水务的管网`],
  ['青陶的管网', `${HIDDEN_WORD}的管网`],
  ['青 陶的管网', `${HIDDEN_WORD}的管网`],
  ['沈知遥主持', `${HIDDEN_WORD}主持`],
  ['沈　知　遥 主持', `${HIDDEN_WORD} 主持`],
  ['顾  明负责', `${HIDDEN_WORD}负责`],
  ['顾·明负责', `${HIDDEN_WORD}负责`],
  ['电话 199-1234-5678', `电话 ${HIDDEN_WORD}`],
  ['电话 １９９１２３４５６７８', `电话 ${HIDDEN_WORD}`],
  ['（0791）8888 0000', `${HIDDEN_WORD}`],
  ['写信到 ab＠example.cn。', `写信到 ${HIDDEN_WORD}。`],
  ['微信：shen_zhiyao', HIDDEN_WORD],
])('an expert reads %s as %s', (text, shown) => {
  expect(blind(text, WORDS)).toBe(shown);
});

it.each(['城市水务的漏损监测', '水务集团以外的水务企业', '2026-09-30 完成 12 台样机'])(
  'leaves what tells of nobody: %s',
  (text) => {
    expect(blind(text, WORDS).replace(HIDDEN_WORD, '水务集团')).toBe(text);
  },
);

it('takes no word out where none is known', () => {
  expect(blind('任何文字', [])).toBe('任何文字');
});

it.each([
  ['A.B(检测)*公司', 'AxB检测公司与 A.B(检测)*公司', `AxB检测公司与 ${HIDDEN_WORD}`],
  ['星^河[1]$', '星河1 与 星^河[1]$', `星河1 与 ${HIDDEN_WORD}`],
  ['(a+)+$', `${'a'.repeat(5000)}!`, `${'a'.repeat(5000)}!`],
])('takes the signs of a pattern in a name, %s, for themselves', (name, text, shown) => {
  expect(blind(text, tellingWords({ 'unit.name': name }, []))).toBe(shown);
});

it.each([
  ['热合曼·阿布都', '由热合曼阿布都与热合曼 · 阿布都主持', `由${HIDDEN_WORD}与${HIDDEN_WORD}主持`],
  ['甲乙......丙丁', '甲乙......丙丁牵头', `${HIDDEN_WORD}牵头`],
  ['甲.', '甲方与甲.', '甲方与甲.'],
])('knows %s by its characters, with its own points or without', (name, text, shown) => {
  expect(blind(text, tellingWords({ 'team.members.m001.name': name }, []))).toBe(shown);
});

it.each(['.', '·', ' ', '. ', '。', 'a', 'a.', '甲 '])(
  'a name made of %j is soon looked for [req:attack-a61]',
  (unit) => {
    const began = performance.now();
    blind(unit.repeat(6000), [`${unit.repeat(60)}x`, `${unit.repeat(59)}y`]);

    expect(performance.now() - began).toBeLessThan(1000);
  },
);
