import type { Section } from '@contract/enums';
import { type Word, wordTable } from '@contract/word';
import { type OpenDate, openMatter, REMINDER_WORDS, shortTitle } from './reminder';
import { sectionDates, type TaskFacts } from './section-task';

/** Names of the form's sections in messages. */
export const SECTION_WORDS = wordTable<Section>('section', {
  base: '项目基本信息',
  unit: '申报单位',
  team: '项目团队',
  plan: '研究方案',
  target: '考核指标与进度',
  budget: '预算',
  files: '附件与承诺',
});
const sectionsNamed = (sections: readonly Section[]): Word =>
  sections
    .map((section) => SECTION_WORDS.word(section))
    .reduceRight((rest, first) => REMINDER_WORDS.word('list', { first, rest }));

/** Due dates of sections, for the people responsible for them. */
export const sectionReminders = (
  facts: TaskFacts & { id: number; title: string },
  now: Date,
): (OpenDate & { accountId: number })[] =>
  sectionDates(facts, now).map(({ accountId, sections, at, since }) => ({
    accountId,
    at,
    since,
    who: 'named',
    ...openMatter('section', shortTitle(facts.title), { sections: sectionsNamed(sections) }),
    until: REMINDER_WORDS.word('sectionUntil'),
    link: `/innovation/myProjects/${facts.id}?step=${sections[0]}`,
  }));
