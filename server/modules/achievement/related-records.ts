import type { Achievement } from '@contract/achievement';
import type { Schema } from '@server/db/schema';
import { filesByIds, presentFigures } from '@server/modules/attachment/service';
import type { Kysely } from 'kysely';
import type { Around } from './present-achievement';
import { type AchievementRecord, contributorsOf } from './repository';

type Db = Kysely<Schema>;

const sourceOf = async (db: Db, sourceId: number | null): Promise<Achievement['source']> => {
  if (sourceId === null) return null;
  const row = await db
    .selectFrom('application')
    .select(['id', 'no', 'title'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
  return row?.no ? { id: row.id, no: row.no, title: row.title } : null;
};

const filesOf = async (db: Db, ids: readonly string[]): Promise<Achievement['files']> => {
  const found = new Map((await filesByIds(db, ids)).map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = found.get(id);
    return file?.state === 'ready' ? [{ id, name: file.name, size: file.size, type: file.type }] : [];
  });
};

/** What other tables hold about one achievement: contributors, files, source project, figures. */
export const relatedRecordsOf = async (db: Db, record: AchievementRecord): Promise<Around> => {
  const [people, found, source, figures] = await Promise.all([
    contributorsOf(db, [record.id]),
    filesOf(db, record.cover ? [...record.files, record.cover] : record.files),
    sourceOf(db, record.sourceId),
    presentFigures(db, record),
  ]);
  return {
    people: people.get(record.id) ?? [],
    files: found.filter(({ id }) => record.files.includes(id)),
    coverFile: found.find(({ id }) => id === record.cover) ?? null,
    source,
    figures,
  };
};
