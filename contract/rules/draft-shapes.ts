import type { AchievementDraft } from '@contract/achievement';
import type { ContentDraft } from '@contract/content-draft';
import type { DemandDraft } from '@contract/demand-posting';
import { BUDGET_SUBJECTS } from '@contract/enums';
import type { SpaceTyped } from '@contract/learning-draft';
import type { ResultFields } from '@contract/result';
import { FIGURE_KINDS, FIGURE_ROW } from './figures';
import type { RecordShape } from './record-fields';

// Shapes of drafts whose form is a single record. Those of an application are in draft-fields, those of a review in
// score-shape.

const CONTACT_KINDS = { contactName: 'text', contactPhone: 'text', contactEmail: 'text' } as const;
const PICTURE_KINDS = { cover: 'file', coverAlt: 'text', coverCaption: 'text', ...FIGURE_KINDS } as const;
const pictures = { cover: null, coverAlt: '', coverCaption: '', figures: [] };
const contact = { contactName: '', contactPhone: '', contactEmail: '' };

export const DEMAND_SHAPE: RecordShape<DemandDraft> = {
  blank: {
    title: '',
    field: null,
    type: null,
    summary: '',
    problem: '',
    conditions: '',
    cooperation: '',
    indicators: [],
    budgetMin: null,
    budgetMax: null,
    expectedBy: null,
    unitName: '',
    ...contact,
    ...pictures,
    validUntil: null,
    files: [],
    scope: 'public',
  },
  rows: { indicators: { name: '', current: '', target: '', method: '' }, figures: FIGURE_ROW },
  sets: ['files'],
  kinds: {
    title: 'text',
    field: 'choice',
    type: 'choice',
    summary: 'text',
    problem: 'text',
    conditions: 'text',
    cooperation: 'text',
    indicators: 'rows',
    'indicators.*.name': 'text',
    'indicators.*.current': 'text',
    'indicators.*.target': 'text',
    'indicators.*.method': 'text',
    budgetMin: 'money',
    budgetMax: 'money',
    expectedBy: 'month',
    validUntil: 'day',
    unitName: 'text',
    ...CONTACT_KINDS,
    ...PICTURE_KINDS,
    files: 'files',
    scope: 'fixed',
  },
};

export const ACHIEVEMENT_SHAPE: RecordShape<AchievementDraft> = {
  blank: {
    title: '',
    type: null,
    field: null,
    summary: '',
    unitName: '',
    finishedOn: null,
    maturity: null,
    scenes: '',
    transfer: null,
    contributors: [],
    ips: [],
    files: [],
    scope: 'public',
    ...pictures,
    ...contact,
  },
  rows: {
    contributors: { name: '', role: 'engineering', login: null },
    ips: { kind: 'invention', number: '', title: '' },
    figures: FIGURE_ROW,
  },
  sets: ['files'],
  kinds: {
    title: 'text',
    type: 'choice',
    field: 'choice',
    summary: 'text',
    unitName: 'text',
    finishedOn: 'day',
    maturity: 'choice',
    scenes: 'text',
    transfer: 'choice',
    contributors: 'rows',
    'contributors.*.name': 'text',
    'contributors.*.role': 'fixed',
    'contributors.*.login': 'text',
    ips: 'rows',
    'ips.*.kind': 'fixed',
    'ips.*.number': 'text',
    'ips.*.title': 'text',
    ...CONTACT_KINDS,
    ...PICTURE_KINDS,
    files: 'files',
    scope: 'fixed',
  },
};

export const CONTENT_SHAPE: RecordShape<ContentDraft> = {
  blank: {
    cmsTypeKey: null,
    title: '',
    summary: '',
    body: '',
    publisher: '',
    docNo: '',
    topic: '',
    pinned: false,
    publishAt: '',
    expireAt: '',
    changeNote: '',
    figures: [],
    files: [],
  },
  rows: { figures: FIGURE_ROW },
  sets: ['files'],
  kinds: {
    cmsTypeKey: 'choice',
    title: 'text',
    summary: 'text',
    body: 'text',
    publisher: 'text',
    docNo: 'text',
    topic: 'text',
    pinned: 'tick',
    publishAt: 'text',
    expireAt: 'text',
    changeNote: 'text',
    files: 'files',
    ...FIGURE_KINDS,
  },
};

export const SPACE_SHAPE: RecordShape<SpaceTyped> = {
  blank: {
    title: null,
    summary: null,
    body: null,
    field: null,
    unit_name: null,
    capacity: null,
    end_on: null,
    classes: null,
    requires_real_name: false,
    requires_professional: false,
  },
  // Capacity, end date and class names are kept as typed until the course is opened, so the draft treats them as texts.
  kinds: {
    title: 'text',
    summary: 'text',
    body: 'text',
    field: 'choice',
    unit_name: 'text',
    capacity: 'text',
    end_on: 'text',
    classes: 'text',
    requires_real_name: 'tick',
    requires_professional: 'tick',
  },
};

const nothingSpent = { special: null, self: null };
export const RESULT_SHAPE: RecordShape<ResultFields> = {
  blank: {
    summary: '',
    indicators: [],
    deliverables: [],
    spending: Object.fromEntries(
      BUDGET_SUBJECTS.map((subject) => [subject, nothingSpent]),
    ) as ResultFields['spending'],
    changed: null,
    change: '',
    nextPlan: '',
    sealedSheet: null,
    report: null,
    outputs: [],
    benefit: '',
    figures: [],
    scope: null,
  },
  rows: {
    indicators: { actual: '', evidence: '', deviation: '' },
    deliverables: { kind: 'report', name: '', link: '' },
    outputs: { kind: 'ip', number: '', title: '' },
    figures: FIGURE_ROW,
  },
  kinds: {
    summary: 'text',
    indicators: 'key',
    'indicators.*.actual': 'text',
    'indicators.*.evidence': 'text',
    'indicators.*.deviation': 'text',
    deliverables: 'rows',
    'deliverables.*.kind': 'fixed',
    'deliverables.*.name': 'text',
    'deliverables.*.link': 'text',
    ...Object.fromEntries(
      BUDGET_SUBJECTS.flatMap((subject) => [
        [`spending.${subject}.special`, 'money'] as const,
        [`spending.${subject}.self`, 'money'] as const,
      ]),
    ),
    changed: 'choice',
    change: 'text',
    nextPlan: 'text',
    sealedSheet: 'file',
    report: 'file',
    outputs: 'rows',
    'outputs.*.kind': 'fixed',
    'outputs.*.number': 'text',
    'outputs.*.title': 'text',
    benefit: 'text',
    scope: 'choice',
    ...FIGURE_KINDS,
  },
};
