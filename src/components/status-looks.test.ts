import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as records from './record-looks';
import { type Look, STATUS_LOOKS } from './status-looks';

/** Every table of looks, by the name of its thing. */
const TABLES = Object.assign({}, STATUS_LOOKS, records) as unknown as Record<string, Record<string, Look>>;

/** States with the same meaning for a reader, whichever record has them, and so with the same look. */
const SAME: Record<string, string[]> = {
  'it waits for somebody else': [
    'application.unit_review',
    'certification.pending',
    'reply.pending',
    'joining.waiting',
    'CASE_LOOKS.0',
    'SCHOOL_CASE_LOOKS.0',
    'PLACE_LOOKS.pending',
    'CONFIRMATION_LOOKS.waiting',
    'INVITATION_LOOKS.waiting',
    'CHANGE_LOOKS.successor',
    'CHANGE_LOOKS.unit',
    'CHANGE_LOOKS.office',
  ],
  'it was sent back to be mended': [
    'application.returned',
    'demand.returned',
    'achievement.returned',
    'result.returned',
    'CHANGE_LOOKS.returned',
    'REMARK_LOOKS.open',
  ],
  'it was refused and can be asked again': [
    'certification.refused',
    'joining.refused',
    'CASE_LOOKS.2',
    'SCHOOL_CASE_LOOKS.3',
    'PLACE_LOOKS.removed',
    'CONFIRMATION_LOOKS.declined',
    'INVITATION_LOOKS.declined',
    'CONTRIBUTION_LOOKS.disputed',
    'CHANGE_LOOKS.declined',
    'CHANGE_LOOKS.refused',
  ],
  'it was taken back': [
    'application.withdrawn',
    'certification.withdrawn',
    'reply.withdrawn',
    'joining.cancelled',
    'CASE_LOOKS.3',
    'CHANGE_LOOKS.withdrawn',
  ],
  'it is done': [
    'application.closed',
    'demand.published',
    'achievement.published',
    'certification.agreed',
    'result.passed',
    'reply.accepted',
    'joining.accepted',
    'section.done',
    'CASE_LOOKS.1',
    'SCHOOL_CASE_LOOKS.1',
    'PLACE_LOOKS.active',
    'REVIEW_LOOKS.submitted',
    'REMARK_LOOKS.closed',
    'CONFIRMATION_LOOKS.confirmed',
    'CONTRIBUTION_LOOKS.confirmed',
    'CHANGE_LOOKS.approved',
    'CONTENT_LOOKS.published',
  ],
  'it was merged into another': ['SCHOOL_CASE_LOOKS.2', 'PLACE_LOOKS.merged'],
};

const lookOf = (name: string): Look | undefined => {
  const [table = '', state = ''] = name.split('.');
  return TABLES[table]?.[state];
};

test.each(Object.entries(SAME))('%s: one look, whatever has it', (_meaning, [first = '', ...others]) => {
  const look = lookOf(first);
  expect(look).toBeDefined();
  expect(others.map((name) => [name, lookOf(name)])).toEqual(others.map((name) => [name, look]));
});

/** States of the machine and yes or no, which belong to no record and may have a table of their own. */
const OF_ITS_OWN = ['src/pages/admin/health/Findings.tsx', 'src/pages/admin/health/Jobs.tsx'];

test('no page keeps a table of looks of its own', () => {
  const tables = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.umi|\.test\.|components\/(?:(?:status|record)-looks|StatusTag)/.test(file),
    )
    .filter((file) => /\btone: '\w+', icon: '/.test(readFileSync(file, 'utf8')));
  expect(tables.sort()).toEqual(OF_ITS_OWN);
});
