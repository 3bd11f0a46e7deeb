import type { Section } from '@contract/enums';
import { stillAnew } from '@contract/rules/carry-over';
import { isRowsPath, sectionOf } from '@contract/rules/draft-fields';
import { fieldWord, patternOf } from '@contract/rules/field-labels';
import type { Say } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';

export interface AnewGroup {
  /** Path with wildcard, as in `team.members.*.months`: the same field in several rows counts as one task. */
  pattern: string;
  section: Section;
  label: string;
  paths: string[];
}

const labelOf = (say: Say, path: string): string => {
  const [section, list, row] = path.split('.');
  const at = `${section}.${list}`;
  const own = say(fieldWord(path));
  return row && isRowsPath(at) ? `${say(fieldWord(at))} · ${own}` : own;
};

/** What still has to be written anew, as things to do; judged by what is on the screen now. */
export const anewGroups = (say: Say, { application, draft }: EditorContext): AnewGroup[] => {
  const groups = new Map<string, AnewGroup>();
  for (const path of stillAnew(application.startedFrom?.anew ?? [], draft.value)) {
    const pattern = patternOf(path);
    const group = groups.get(pattern) ?? {
      pattern,
      section: sectionOf(path) as Section,
      label: labelOf(say, path),
      paths: [],
    };
    group.paths.push(path);
    groups.set(pattern, group);
  }
  return [...groups.values()];
};
