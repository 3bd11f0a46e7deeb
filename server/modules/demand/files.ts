import type { Demand } from '@contract/demand';
import type { Schema } from '@server/db/schema';
import { refuseFields } from '@server/drafts/field-problems';
import { filesByIds, usableFiles } from '@server/modules/attachment/service';
import type { Kysely } from 'kysely';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

type Db = Kysely<Schema>;

/** The papers of a demand in its order; those still under way are not shown. */
export const filesOf = async (db: Db, ids: readonly string[]): Promise<Demand['files']> => {
  if (ids.length === 0) return [];
  const found = new Map((await filesByIds(db, ids)).map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = found.get(id);
    return file?.state === 'ready' ? [{ id, name: file.name, size: file.size, type: file.type }] : [];
  });
};

/** The papers of a demand, and its cover. */
export const withCover = async (db: Db, { files, cover }: Pick<DemandRecord, 'files' | 'cover'>) => {
  const found = await filesOf(db, cover ? [...files, cover] : files);
  return {
    files: found.filter(({ id }) => files.includes(id)),
    coverFile: found.find(({ id }) => id === cover) ?? null,
  };
};

export const requireOwnFiles = async (
  { tx, caller }: Pick<Scope, 'tx' | 'caller'>,
  files: readonly string[],
): Promise<void> => {
  const usable = await usableFiles(tx, files, caller.accountId, 'demand');
  if (files.some((id) => !usable.has(id))) refuseFields([{ path: 'files', said: 'demand.files' }]);
};
