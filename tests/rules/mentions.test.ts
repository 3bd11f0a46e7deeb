import { mentionedIn, splitMentions } from '@contract/rules/mentions';

const people = ['王明', '王明远', 'Li (Rui)', ''].map((name, accountId) => ({ accountId, name }));
const namesIn = (text: string) => mentionedIn(text, people).map(({ name }) => name);

it.each([
  ['请 @王明远 看一下', ['王明远']],
  ['@王明，@王明远 都看一下', ['王明', '王明远']],
  ['全角的＠王明也算', ['王明']],
  ['@Li (Rui) please', ['Li (Rui)']],
  ['写信到 wang@example.com', []],
  ['王明没有被提到', []],
])('“%s” speaks to %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('speaks to both of two people of one name', () => {
  const two = [
    { accountId: 1, name: '李瑞' },
    { accountId: 2, name: '李瑞' },
  ];
  expect(mentionedIn('@李瑞', two)).toEqual(two);
});

it('shows the same text, with the mentions apart', () => {
  const parts = splitMentions('请 @王明远 与 @王明 看', ['王明', '王明远']);
  expect(parts.map(({ words }) => words).join('')).toBe('请 @王明远 与 @王明 看');
  expect(parts.filter(({ isMention }) => isMention).map(({ words }) => words)).toEqual(['@王明远', '@王明']);
  expect(splitMentions('@谁', [])).toEqual([{ at: 0, words: '@谁', isMention: false }]);
});
