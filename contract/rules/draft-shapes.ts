import type { AchievementDraft } from '@contract/achievement';
import type { ContentDraft } from '@contract/content-draft';
import type { DemandDraft } from '@contract/demand-posting';
import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields } from '@contract/result';
import type { ScoreDraft } from '@contract/review-scores';
import type { RecordShape } from './record-fields';
import { REVIEW_DIMENSIONS } from './review-score';

// The kinds of drafts whose form is one record; an application's eight sections have their own table (draft-fields).

const contact = { contactName: '', contactPhone: '', contactEmail: '' };

export const DEMAND_SHAPE: RecordShape<DemandDraft> = {
  blank: {
    ...{ title: '', field: null, type: null, summary: '', problem: '', conditions: '', cooperation: '' },
    ...{ indicators: [], budgetMin: null, budgetMax: null, expectedBy: null, unitName: '' },
    ...contact,
    ...{ validUntil: null, files: [], scope: 'public' },
  },
  rows: { indicators: { name: '', current: '', target: '', method: '' } },
  sets: ['files'],
};

export const ACHIEVEMENT_SHAPE: RecordShape<AchievementDraft> = {
  blank: {
    ...{ title: '', type: null, field: null, summary: '', unitName: '', finishedOn: null, maturity: null },
    ...{ scenes: '', transfer: null, contributors: [], ips: [], files: [], scope: 'public' },
    ...contact,
  },
  rows: {
    contributors: { name: '', role: 'engineering', login: null },
    ips: { kind: 'invention', number: '', title: '' },
  },
  sets: ['files'],
};

export const CONTENT_SHAPE: RecordShape<ContentDraft> = {
  blank: {
    ...{ cmsTypeKey: null, title: '', summary: '', body: '', publisher: '', docNo: '', topic: '' },
    ...{ pinned: false, publishAt: '', expireAt: '', changeNote: '', files: [] },
  },
  sets: ['files'],
};

const nothingSpent = { special: null, self: null };
export const RESULT_SHAPE: RecordShape<ResultFields> = {
  blank: {
    ...{ summary: '', indicators: [], deliverables: [] },
    spending: Object.fromEntries(
      BUDGET_SUBJECTS.map((subject) => [subject, nothingSpent]),
    ) as ResultFields['spending'],
    ...{ changed: null, change: '', nextPlan: '', sealedSheet: null, report: null, outputs: [] },
    ...{ benefit: '', scope: 'public' },
  },
  rows: {
    indicators: { actual: '', evidence: '', deviation: '' },
    deliverables: { kind: 'report', name: '', link: '' },
    outputs: { kind: 'ip', number: '', title: '' },
  },
};

const unscored = { score: null, reason: '' };
export const SCORE_SHAPE: RecordShape<ScoreDraft> = {
  blank: {
    ...(Object.fromEntries(REVIEW_DIMENSIONS.map(({ key }) => [key, unscored])) as Omit<
      ScoreDraft,
      'comment'
    >),
    comment: '',
  },
};
