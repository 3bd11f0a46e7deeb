import { stillAnew } from '@contract/rules/carry-over';
import { type Fields, flatten, isRowsPath, nest } from '@contract/rules/draft-fields';
import type { OriginOfFields, StartedFrom } from '@contract/started-from';
import type { FieldWriters } from '@server/db/column-types';

/** Fields that hold what nobody typed, by where it came from; a list is told by its rows. */
export const originsOf = (fields: Fields, writers: FieldWriters): OriginOfFields[] => {
  const groups = new Map<string, OriginOfFields>();
  for (const [path, value] of Object.entries(flatten(nest(fields)))) {
    const from = writers[path]?.from;
    if (!from || value === null || isRowsPath(path)) continue;
    const key = JSON.stringify([from.kind, from.applicationId, from.filedVersion, from.at]);
    const group = groups.get(key) ?? { ...from, paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Only what still has to be written is named. */
export const startedFromOf = (started: StartedFrom | null, fields: Fields): StartedFrom | null =>
  started && { ...started, anew: stillAnew(started.anew, (path) => fields[path]) };
