/** 执行期 has two ends, and the budget has to balance: mending one of these may ask for the others. */
const TOGETHER: readonly RegExp[] = [
  /^base\.(?:termStart|termEnd)$/,
  /^(?:budget\.\w+\.(?:special|self)|unit\.(?:specialFund|selfFund))$/,
];

/** Whether a remark at `pinned` opens the field at `path`: itself, what lies below it, and what hangs on it. */
const opens = (pinned: string, path: string): boolean =>
  path === pinned ||
  path.startsWith(`${pinned}.`) ||
  TOGETHER.some((group) => group.test(pinned) && group.test(path));

/**
 * May this field be changed? A returned application is open where remarks are pinned and nowhere else; without a
 * pinned remark (`null`) the whole form is open.
 */
export const isOpenField = (path: string, openPaths: readonly string[] | null): boolean =>
  openPaths === null || openPaths.some((pinned) => opens(pinned, path));
