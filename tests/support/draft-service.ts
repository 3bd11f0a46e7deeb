import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { type FieldChange, mergeField } from '@contract/rules/merge';
import { createDraft } from '@/draft/createDraft';
import type { Draft, DraftPorts } from '@/draft/draft-shape';
import type { Edit } from '@/draft/draft-state';
import type { SaveOutcome, SaveReply } from '@/draft/save-outcome';

export interface Thing {
  id: number;
  version: number;
  fields: Fields;
}

/** A service that merges as the real one does, and can be made to fail. */
export const aService = (start: Fields = {}) => {
  const fields: Fields = { ...start };
  const answer = (change: FieldChange, chosen: boolean, reply: SaveReply): void => {
    const { path, value } = change;
    const outcome = chosen
      ? { kind: 'apply' as const, value }
      : mergeField(change, fields[path], path === 'team.members');
    if (outcome.kind === 'apply') fields[path] = outcome.value;
    const theirs = fields[path] ?? null;
    if (outcome.kind === 'conflict')
      reply.conflicts.push({ path, mine: value, theirs, by: '顾明谦', at: reply.savedAt });
    else if (theirs !== value) reply.merged[path] = theirs;
  };
  const service = {
    fields,
    version: 1,
    down: false,
    refused: '' as string,
    saves: 0,
    write: (path: string, value: FieldValue): void => {
      fields[path] = value;
      service.version++;
    },
    save: async (changes: FieldChange[], resolve: string[]): Promise<SaveOutcome<Thing>> => {
      if (service.refused) return { kind: 'blocked', reason: service.refused };
      if (service.down) return { kind: 'failed', reason: '网络连接中断' };
      service.saves++;
      const reply: SaveReply = {
        version: 0,
        savedAt: '2026-09-14T14:08:00+08:00',
        merged: {},
        conflicts: [],
      };
      for (const change of changes) answer(change, resolve.includes(change.path), reply);
      reply.version = ++service.version;
      return { kind: 'saved', reply };
    },
  };
  return service;
};

/** Its saves are answered one by one, when they are released. */
export const heldBack = (service: ReturnType<typeof aService>): (() => void) => {
  const { save } = service;
  let release = (): void => undefined;
  service.save = (changes, resolve) =>
    new Promise((done) => {
      release = () => void save(changes, resolve).then(done);
    });
  return () => release();
};

export const memory = () => {
  const edits: Record<string, Edit> = {};
  return {
    edits,
    read: async () => ({ ...edits }),
    write: async (path: string, value: Edit) => {
      edits[path] = value;
    },
    forget: async (path: string, upTo: number) => {
      if ((edits[path]?.at ?? Number.POSITIVE_INFINITY) <= upTo) delete edits[path];
    },
  };
};

export const portsOf = (service: ReturnType<typeof aService>, storage = memory()): DraftPorts<Thing> => ({
  save: (_, changes, resolve) => service.save(changes, resolve),
  load: async () => ({ id: 1, version: service.version, fields: { ...service.fields } }),
  fieldsOf: ({ fields }) => fields,
  turnOf: () => '',
  storage,
  isRows: (path) => path === 'team.members',
  now: () => Date.now(),
  announce: () => undefined,
});
export const aLivingDraft = (
  service: ReturnType<typeof aService>,
  storage = memory(),
  kept: Record<string, Edit> = {},
): Draft<Thing> => {
  const record = { id: 1, version: service.version, fields: { ...service.fields } };
  return createDraft(record, portsOf(service, storage), kept);
};
