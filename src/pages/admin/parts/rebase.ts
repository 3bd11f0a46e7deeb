import { mergeField } from '@contract/rules/merge';
import {
  comparable,
  isChoice,
  isSame,
  type Place,
  type Places,
  placesOf,
  type RowKeys,
  rowsAt,
} from './form-places';

/** A change that somebody else saved while a form was open. */
export interface MovedField {
  /** `name`, `contact.phone`, `navbar` for a row of the list, `navbar.*.link` for a cell of it. */
  path: string;
  /** `set`: the value is now `value`; `added` and `removed`: a choice or a row. */
  kind: 'set' | 'added' | 'removed';
  value: unknown;
  /** The name by which a reader recognises the row. */
  row?: string | undefined;
  /** The form has a different value, which the next save will write over this one. */
  isKept: boolean;
}

/** The list and row of a cell in a list of rows; null for any other path. */
const cellOf = (path: readonly string[], lists: ReadonlySet<string>): { list: string; id: string } | null => {
  const list = path.slice(0, -2).join('.');
  return path.length > 2 && lists.has(list) ? { list, id: path.at(-2) as string } : null;
};

/** Paths of the lists whose rows have cells. */
const listsOf = (...sides: Places[]): Set<string> => {
  const all = sides.flatMap((side) => [...side.values()]);
  const names = new Set(all.filter(({ value }) => Array.isArray(value)).map(({ path }) => path.join('.')));
  return new Set(all.map(({ path }) => path.slice(0, -2).join('.')).filter((list) => names.has(list)));
};

const everyPath = (...sides: Places[]): [string, readonly string[]][] => [
  ...new Map(sides.flatMap((side) => [...side]).map(([name, { path }]) => [name, path])),
];

/** Turns strings back into the choices they stand for, because the merge compares them as strings. */
const chosen = (names: unknown, sides: readonly unknown[]): unknown[] => {
  const known = new Map(
    sides.flatMap((side) => (isChoice(side) ? side : [])).map((item) => [String(item), item]),
  );
  return (Array.isArray(names) ? names : []).map((name) => known.get(name) ?? name);
};

/**
 * Merges a form whose record (`base`) has changed to `theirs`: fields untouched in the form take their value from
 * `theirs`, edited ones keep `mine`, multiple choices and rows are combined. Returns the values to set, by place.
 */
export function rebased(base: object, theirs: object, mine: object, rowKeys: RowKeys = {}): Place[] {
  const [before, now, here] = placesOf(base, theirs, mine, rowKeys);
  const lists = listsOf(before, now, here);
  const next = new Map(here);
  const changed = new Map<string, readonly string[]>();
  for (const [name, path] of everyPath(before, now)) {
    const sides = [before, now, here].map((side) => side.get(name)?.value);
    const [was, is, own] = sides;
    if (isSame(was, is)) continue;
    const areChoices = sides.some(Array.isArray);
    const change = { path: name, base: comparable(was), value: comparable(own) };
    const outcome = mergeField(change, comparable(is), areChoices);
    if (outcome.kind === 'conflict' || (outcome.kind === 'apply' && !areChoices)) continue;
    next.set(name, { path, value: outcome.kind === 'keep' ? is : chosen(outcome.value, sides) });
    const cell = cellOf(path, lists);
    changed.set(cell?.list ?? name, cell ? path.slice(0, -2) : path);
  }
  return [...changed].map(([name, path]) => ({
    path,
    value: lists.has(name) ? rowsAt(next, path) : next.get(name)?.value,
  }));
}

const nameOf = (places: Places, list: string, id: string): string | undefined => {
  const name = ['name', 'label'].map((column) => places.get(`${list}.${id}.${column}`)?.value);
  return name.find((value): value is string => typeof value === 'string' && value !== '');
};

/** What somebody else changed since the form was opened, and where the form differs from it. */
export function movedFields(
  opened: object,
  theirs: object,
  mine: object,
  rowKeys: RowKeys = {},
): MovedField[] {
  const [before, now, here] = placesOf(opened, theirs, mine, rowKeys);
  const lists = listsOf(before, now, here);
  return everyPath(before, now).flatMap(([name, path]): MovedField[] => {
    const [was, is, own] = [before, now, here].map((side) => side.get(name)?.value);
    if (isSame(was, is)) return [];
    const cell = cellOf(path, lists);
    if (cell) {
      const order = [before, now].map((side) => comparable(side.get(cell.list)?.value));
      // An added or removed row is reported as a whole, so its cells are skipped.
      if (!order.every((ids) => Array.isArray(ids) && ids.includes(cell.id))) return [];
      const row = nameOf(before, cell.list, cell.id) ?? nameOf(now, cell.list, cell.id);
      return [
        { path: `${cell.list}.*.${path.at(-1)}`, kind: 'set', value: is, row, isKept: !isSame(is, own) },
      ];
    }
    const [left, right] = [was, is].map((side) => (isChoice(side) ? side : []));
    if (![was, is].some(Array.isArray))
      return [{ path: name, kind: 'set', value: is, isKept: !isSame(is, own) }];
    const told = (kind: 'added' | 'removed', value: unknown): MovedField => {
      const row = lists.has(name) ? nameOf(kind === 'added' ? now : before, name, String(value)) : undefined;
      return { path: name, kind, value, row, isKept: false };
    };
    const isIn = (side: readonly unknown[] | undefined, item: unknown) =>
      side?.some((one) => isSame(one, item));
    return [
      ...(right ?? []).filter((item) => !isIn(left, item)).map((item) => told('added', item)),
      ...(left ?? []).filter((item) => !isIn(right, item)).map((item) => told('removed', item)),
    ];
  });
}
