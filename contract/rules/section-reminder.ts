import type { Section } from '@contract/enums';
import { wordTable } from '@contract/word';
import { type OpenDate, shortTitle } from './reminder';
import { sectionDates, type TaskFacts } from './section-task';

/** The sections of the form, in what is told. */
export const SECTION_WORDS = wordTable<Section>('section', {
  base: '项目基本信息',
  unit: '申报单位',
  team: '项目团队',
  plan: '研究方案',
  target: '考核指标与进度',
  budget: '预算',
  files: '附件与承诺',
});
const sectionsNamed = (sections: readonly Section[]): string =>
  sections.map((section) => SECTION_WORDS.texts[section]).join('、');

/** The dates that wait for those who answer for a section. */
export const sectionReminders = (
  facts: TaskFacts & { id: number; title: string },
  now: Date,
): (OpenDate & { accountId: number })[] => {
  const title = shortTitle(facts.title) || '未命名的申报';
  return sectionDates(facts, now).map(({ accountId, sections, at, since }) => ({
    ...{ accountId, at, since, title },
    ...{ matter: 'section', who: 'named' },
    open: `“${title}”中由您负责的${sectionsNamed(sections)}尚未填完`,
    until: '负责人定的完成日期',
    link: `/innovation/myProjects/${facts.id}?step=${sections[0]}`,
  }));
};
