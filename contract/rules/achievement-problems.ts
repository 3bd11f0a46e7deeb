import type { AchievementDraft } from '@contract/achievement';
import { ACHIEVEMENT_LIMITS } from '@contract/achievement-choices';
import { inChinese, type Word, wordTable } from '@contract/word';
import { ACCOUNT_WORDS } from './account-rules';
import { coverFaults } from './cover';
import { ACHIEVEMENT_SHAPE } from './draft-shapes';
import { figureFaults } from './figures';
import { choiceFault, emailFault, lengthFault, phoneFault, requiredFault } from './text-faults';
import { textLength } from './text-length';
import { slipsAmong, type TypedTexts, withUnread } from './typed-record';

type Field = keyof AchievementDraft;
export interface AchievementFault {
  field: Field;
  word: Word;
}

const LABELS = {
  title: '成果名称',
  type: '成果类型',
  field: '领域',
  unitName: '完成单位',
  finishedOn: '完成日期',
  summary: '成果简介',
  maturity: '技术成熟度',
  transfer: '转化方式',
  contactName: '联系人',
} as const;
export const ACHIEVEMENT_FIELD_WORDS = wordTable('achievementField', LABELS);

export const ACHIEVEMENT_WORDS = wordTable('achievement', {
  future: '完成日期不能晚于今天',
  noPeople: '请至少填写一位完成人',
  unnamedPerson: '请填写每一位完成人的姓名',
  unnumbered: '请填写每一项知识产权的编号',
});

const label = (field: keyof typeof LABELS): Word => ACHIEVEMENT_FIELD_WORDS.word(field);
const at = (field: Field, words: Word[]): AchievementFault[] => words.map((word) => ({ field, word }));
const when = (field: Field, wrong: boolean, key: keyof typeof ACHIEVEMENT_WORDS.texts): AchievementFault[] =>
  wrong ? [{ field, word: ACHIEVEMENT_WORDS.word(key) }] : [];

/**
 * What still prevents 提交, by field (req:forms-achievement). Drafts may be as incomplete as people like.
 * `today` is the Beijing date; a later date of completion is an error.
 */
export function achievementFaults(
  draft: AchievementDraft,
  today: string,
  typed: TypedTexts = {},
): AchievementFault[] {
  const { title, summary, finishedOn, contributors, ips, transfer, unitName } = draft;
  return withUnread(ACHIEVEMENT_SHAPE, typed, [
    ...at('title', lengthFault(label('title'), title, ACHIEVEMENT_LIMITS.title)),
    ...at('type', choiceFault(label('type'), draft.type)),
    ...at('field', choiceFault(label('field'), draft.field)),
    ...at('unitName', requiredFault(label('unitName'), unitName)),
    ...at('finishedOn', choiceFault(label('finishedOn'), finishedOn)),
    ...when('finishedOn', finishedOn !== null && finishedOn > today, 'future'),
    ...at('summary', lengthFault(label('summary'), summary, ACHIEVEMENT_LIMITS.summary)),
    ...at('maturity', choiceFault(label('maturity'), draft.maturity)),
    ...at('transfer', choiceFault(label('transfer'), transfer)),
    ...when('contributors', contributors.length === 0, 'noPeople'),
    ...when(
      'contributors',
      contributors.some(({ name }) => textLength(name) === 0),
      'unnamedPerson',
    ),
    ...when(
      'ips',
      ips.some(({ number }) => textLength(number) === 0),
      'unnumbered',
    ),
    ...coverFaults(draft),
    ...figureFaults(draft),
    ...at('contactPhone', phoneFault(draft.contactPhone)),
    ...at('contactEmail', emailFault(draft.contactEmail)),
    ...at('contactName', requiredFault(label('contactName'), draft.contactName)),
  ]);
}

const RANGES = [ACHIEVEMENT_WORDS.word('future'), ACCOUNT_WORDS.word('email')];
/** Only faults of what was entered, not of what is missing; shown as soon as the person leaves the field. */
export const achievementSlips = (...asked: Parameters<typeof achievementFaults>): AchievementFault[] =>
  slipsAmong(ACHIEVEMENT_SHAPE, asked[2] ?? {}, achievementFaults(...asked), RANGES);

/** The same in Chinese sentences, as the service answers. */
export const achievementProblems = (
  ...asked: Parameters<typeof achievementFaults>
): { field: Field; text: string }[] =>
  achievementFaults(...asked).map(({ field, word }) => ({ field, text: inChinese(word) }));
