import { renderMarkdown } from '@server/modules/content/render-markdown';

test.each([
  ['编号如 KC2026-B-0147', '编号如 KC2026-B-0147'],
  ['写信至 a_b-c@example.cn（9:00~12:00）', '写信至 a_b-c@example.cn（9:00~12:00）'],
  ['## 一、范围\n\n**全部** `K7M3Q` [指南](/faq/1)', '一、范围 全部 K7M3Q 指南'],
  ['- 甲\n- 乙\n\n> 引', '甲 乙 引'],
  ['| 名称 | 金额 |\n|---|---|\n| 设备 | 3 |', '名称 金额 设备 3'],
  ['一行\n又一行', '一行 又一行'],
])('the words of %j are found as they are read', (source, text) => {
  expect(renderMarkdown(source).text).toBe(text);
});
