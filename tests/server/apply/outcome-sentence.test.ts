import { ACTOR_TEXTS } from '@contract/rules/actor-words';
import { beijingTime } from '@contract/rules/beijing-time';
import { STATUS_LABELS } from '@contract/rules/status-labels';
import { TRANSITIONS } from '@contract/rules/status-machine';
import { textOf } from '@contract/sentences/sentence';
import { outcomeSentence } from '@server/modules/apply/events/outcome-sentence';

const heard = TRANSITIONS.filter(({ by }) => !by.includes('applicant'));
const dueAt = new Date('2026-12-01T09:00:00Z');

test.each(heard.map((row) => [row.event, row.from.join(), row] as const))(
  'what came of %s from %s is said once',
  (_event, _from, row) => {
    const text = textOf(outcomeSentence(row, { title: '漏损', status: row.to, dueAt }));
    expect(text).toContain('“漏损”');
    expect(text.split(STATUS_LABELS[row.to]).length).toBeLessThanOrEqual(2);
  },
);

test.each([
  ['unit', ACTOR_TEXTS.unit],
  ['office', ACTOR_TEXTS.office],
] as const)('a return by the %s names it and the day', (side, name) => {
  const row = heard.find(({ event, by }) => event === 'return' && by.includes(side));
  if (!row) throw new Error('no such transition');
  const text = textOf(outcomeSentence(row, { title: '漏损', status: 'returned', dueAt }));
  expect(text).toBe(`${name}已退回“漏损”，请于 ${beijingTime('2026-12-01T09:00:00Z')}前修改并提交`);
});
