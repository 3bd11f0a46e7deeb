/** 执行期 has two ends, and the budget has to balance: mending one of these may ask for the others. */
const TOGETHER: readonly RegExp[] = [
  /^base\.(?:termStart|termEnd)$/,
  // A file is replaced by taking its row out and adding another.
  /^files\.attachments(?:\.|$)/,
  /^(?:budget\.\w+\.(?:special|self)|unit\.(?:specialFund|selfFund))$/,
];

/** Both months of a row of the schedule are one question. */
const asOne = (path: string): string => path.replace(/\.(?:start|end)$/, '.start');

/** Whether a remark at `pinned` opens the field at `path`: itself, what lies below it, and what hangs on it. */
const opens = (pinned: string, path: string): boolean =>
  asOne(path) === asOne(pinned) ||
  path.startsWith(`${pinned}.`) ||
  TOGETHER.some((group) => group.test(pinned) && group.test(path));

/**
 * May this field be changed? A returned application is open where remarks are pinned and nowhere else; without a
 * pinned remark (`null`) the whole form is open.
 */
export const isOpenField = (path: string, openPaths: readonly string[] | null): boolean =>
  openPaths === null || openPaths.some((pinned) => opens(pinned, path));
