/** 执行期 has two ends, and the budget has to balance: mending one of these may ask for the others. */
const TOGETHER: readonly RegExp[] = [
  /^base\.(?:termStart|termEnd)$/,
  // A file is replaced by removing its row and adding another, so the whole list opens.
  /^files\.attachments(?:\.|$)/,
  /^(?:budget\.\w+\.(?:special|self)|unit\.(?:specialFund|selfFund))$/,
];

/** The two months of a row of the schedule belong together. */
const asOne = (path: string): string => path.replace(/\.(?:start|end)$/, '.start');

/**
 * Whether a remark at `pinned` opens the field at `path`: the same field, one below it, or one that opens together with
 * it.
 */
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
