import { stillAnew } from '@contract/rules/carry-over';
import { type Fields, flatten, isRowsPath, nest } from '@contract/rules/draft-fields';
import type { OriginOfFields, StartedFrom } from '@contract/started-from';
import type { FieldWriters } from '@server/db/column-types';

/**
 * Fields whose values nobody typed, grouped by origin. List paths are skipped: the fields of their rows are listed
 * instead.
 */
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

/** The draft's origin, with only those fields that still have to be written. */
export const startedFromOf = (started: StartedFrom | null, fields: Fields): StartedFrom | null =>
  started && { ...started, anew: stillAnew(started.anew, (path) => fields[path]) };
