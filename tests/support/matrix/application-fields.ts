import type { Application } from '@contract/apply';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { FIELD_KINDS, type FieldKind } from '@contract/rules/field-kinds';
import type { FieldPattern } from '@contract/rules/field-labels';
import { maskIdNumber } from '@contract/rules/id-number';
import type { FieldChange } from '@contract/rules/merge';
import { isSensitivePath } from '@contract/sensitive';
import { aDraft } from '@tests/support/aDraft';
import { fullSections } from '@tests/support/an-application';
import type { DraftPorts } from '@/draft/draft-shape';
import type { Edit as Held } from '@/draft/draft-state';
import type { MatrixField } from './matrix-edits';
import { FIGURE } from './matrix-wholes';

export const AGREEMENT = '33333333-3333-4333-8333-333333333333';

const PARTNERS = 'unit.partners';
const INNOVATIONS = 'plan.innovations';
const SCHEDULE = 'target.schedule';
const ATTACHMENTS = 'files.attachments';

/** A form with a value in every field and at least two rows in every list. */
export const wholeForm = (): Fields => {
  const fields = flatten(fullSections());
  const second = (list: string): Fields => {
    const ids = fields[list] as string[];
    const first = ids[0] ?? '';
    const copied = Object.entries(fields)
      .filter(([path]) => path.startsWith(`${list}.${first}.`))
      .map(([path, value]) => [path.replace(first, 'row2'), value] as const);
    return { [list]: [...ids, 'row2'], ...Object.fromEntries(copied) };
  };
  const partner = (id: string): Fields => ({
    [`${PARTNERS}.${id}.name`]: '云泽大学',
    [`${PARTNERS}.${id}.uscc`]: '91350100M000100Y43',
    [`${PARTNERS}.${id}.task`]: '模型研究',
    [`${PARTNERS}.${id}.fund`]: 10_000_000,
    [`${PARTNERS}.${id}.agreement`]: AGREEMENT,
  });
  return {
    ...fields,
    ...second('team.members'),
    ...second(INNOVATIONS),
    ...second(SCHEDULE),
    ...second(ATTACHMENTS),
    [`${ATTACHMENTS}.row2.file`]: FIGURE,
    [PARTNERS]: ['part1', 'row2'],
    ...partner('part1'),
    ...partner('row2'),
    // A masked number cannot be edited as text, so it starts empty.
    'team.members.m001.idNumber': null,
    'team.members.m001.phone': '13800000003',
    'plan.routeFigure': FIGURE,
    'plan.risk': '风险与对策',
  };
};

/** The path of a pattern in such a form, in its first row. */
const pathIn = (fields: Fields, pattern: string): string => {
  const [list = '', column] = pattern.split('.*.');
  const rows = fields[list];
  return column === undefined ? pattern : `${list}.${Array.isArray(rows) ? rows[0] : ''}.${column}`;
};

export const fieldsOfSection = (section: string): MatrixField[] =>
  Object.entries(FIELD_KINDS)
    .filter(([pattern]) => pattern.startsWith(`${section}.`))
    .map(([pattern, kind]: [string, FieldKind]) => ({
      path: pathIn(wholeForm(), pattern as FieldPattern),
      kind,
    }));

/** A service that keeps what it is sent, and a device that keeps what was typed. */
export const aKeptDraft = (
  stored: Fields,
  device: Record<string, Held>,
  application: Partial<Application>,
  accepts: (change: FieldChange) => boolean,
) => {
  const refused: string[] = [];
  const shown = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([path, value]) => [
        path,
        typeof value === 'string' && isSensitivePath(path) ? maskIdNumber(value) : value,
      ]),
    );
  const ports: Partial<DraftPorts<Application>> = {
    save: async (_, changes) => {
      for (const change of changes) {
        if (accepts(change)) stored[change.path] = change.value;
        else refused.push(`${change.path}: ${JSON.stringify(change.value)}`);
      }
      const reply = { version: 2, savedAt: '2026-09-14T14:08:00+08:00', merged: {}, conflicts: [] };
      return { kind: 'saved', reply };
    },
    storage: {
      read: async () => ({ ...device }),
      write: async (path, edit) => {
        if (!isSensitivePath(path)) device[path] = edit;
      },
      forget: async (path) => {
        delete device[path];
      },
    },
  };
  return { draft: aDraft(shown(stored), application, ports, { ...device }), refused };
};
