import type { TextLimit } from '@contract/limits';

/** One decision that a list offers for its rows, one at a time or many at once. */
export interface RowAct<Row> {
  /** The keyboard shortcut; must not be used by the list or its pages already. */
  key: string;
  name: string;
  /** Marks an action that ends or sets back what somebody has applied for. */
  hard?: boolean;
  /** The length limits of the reason, if the action asks for one; the person concerned reads it. */
  reason?: TextLimit;
  /** Whether a row's state allows the action as far as the list knows; the service decides in the end. */
  fits: (row: Row) => boolean;
  /** Checks a row now and returns how to carry the action out; null if the service no longer allows it. */
  ask: (row: Row) => Promise<((reason: string) => Promise<unknown>) | null>;
  /** What prevents the action for a row, in words. */
  why: (row: Row) => string | Promise<string>;
  /** A consequence beyond the people notified, in words; null if there is none. */
  follows?: (row: Row) => Promise<string | null>;
}

/** The actions that a list offers for its rows. */
export interface RowWork<Row> {
  name: (row: Row) => string;
  /** Who is notified of any of these actions; each name must identify one person. */
  told: (row: Row) => readonly string[];
  open?: (row: Row) => void;
  acts: readonly RowAct<Row>[];
}

export interface Case<Row> {
  row: Row;
  /** Null if the state of the row does not allow the action; the row is then skipped. */
  run: ((reason: string) => Promise<unknown>) | null;
  /** What prevents the action; null if nothing does. */
  why: string | null;
  /** A consequence for others; null if there is none. */
  follows: string | null;
}

export type Outcome = { done: true } | { done: false; why: string };

/** What the action may do with each row now; rows are checked one after the other. */
export const askAll = async <Row>(act: RowAct<Row>, rows: readonly Row[]): Promise<Case<Row>[]> => {
  const cases: Case<Row>[] = [];
  for (const row of rows) {
    const run = act.fits(row) ? await act.ask(row) : null;
    const why = run ? null : await act.why(row);
    const follows = run && act.follows ? await act.follows(row) : null;
    cases.push({ row, run, why, follows });
  }
  return cases;
};

/** Carries out the action for each row separately: a failure of one row does not stop the others. */
export const runAll = async <Row>(
  cases: readonly Case<Row>[],
  reason: string,
  whyOf: (error: unknown) => string,
  onOutcome: (row: Row, outcome: Outcome) => void,
): Promise<void> => {
  for (const { row, run } of cases) {
    if (!run) continue;
    const outcome: Outcome = await run(reason).then(
      () => ({ done: true }),
      (error: unknown) => ({ done: false, why: whyOf(error) }),
    );
    onOutcome(row, outcome);
  }
};
