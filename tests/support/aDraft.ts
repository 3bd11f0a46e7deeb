import type { Application } from '@contract/apply';
import { type Fields, isRowsPath } from '@contract/rules/draft-fields';
import { createDraft } from '@/draft/createDraft';
import type { DraftPorts } from '@/draft/draft-shape';
import type { Kept } from '@/draft/recall';
import type { ApplicationDraft } from '@/hooks/useApplicationDraft';

/** The answer of the service when it has accepted everything. */
export const aDraftSaved: DraftPorts<Application>['save'] = async () => ({
  kind: 'saved',
  reply: { version: 2, savedAt: '2026-09-14T14:08:00+08:00', merged: {}, conflicts: [] },
});

/** A living draft over a service that takes everything; nothing leaves the test. */
export const aDraft = (
  fields: Fields = {},
  application: Partial<Application> = {},
  ports: Partial<DraftPorts<Application>> = {},
  kept: Kept = {},
): ApplicationDraft => {
  const record = { id: 7, version: 1, files: [], ...application } as Application;
  const all: DraftPorts<Application> = {
    save: aDraftSaved,
    load: async () => record,
    fieldsOf: () => fields,
    turnOf: () => '',
    storage: { read: async () => ({}), write: async () => undefined, forget: async () => undefined },
    isRows: isRowsPath,
    now: Date.now,
    announce: () => undefined,
    ...ports,
  };
  return createDraft(record, all, kept);
};
