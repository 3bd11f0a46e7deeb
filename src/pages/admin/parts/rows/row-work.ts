import type { TextLimit } from '@contract/limits';

/** One decision that a list offers for its rows, one at a time or many at once. */
export interface RowAct<Row> {
  /** The key that asks for it; none that the list or the pages have already. */
  key: string;
  name: string;
  /** Ends or sets back what somebody has asked for. */
  hard?: boolean;
  /** How long a reason has to be and may be, where one is asked for: the person concerned reads it. */
  reason?: TextLimit;
  /** Whether a row in this state can be meant at all; the service has the last word. */
  fits: (row: Row) => boolean;
  /** How the service is asked for it now; null where it offers no such thing any more. */
  ask: (row: Row) => Promise<((reason: string) => Promise<unknown>) | null>;
  /** What keeps a row from it, in words. */
  why: (row: Row) => string | Promise<string>;
  /** What follows from it for others than those who are told, in words; null where nothing does. */
  follows?: (row: Row) => Promise<string | null>;
}

/** What a list lets its reader do with rows. */
export interface RowWork<Row> {
  name: (row: Row) => string;
  /** Who gets a notice of any of these acts, each by a name that is nobody else's. */
  told: (row: Row) => readonly string[];
  open?: (row: Row) => void;
  acts: readonly RowAct<Row>[];
}

export interface Case<Row> {
  row: Row;
  /** Null: passed over, because the state of the row does not allow it. */
  run: ((reason: string) => Promise<unknown>) | null;
  /** What keeps it from being carried out; null where nothing does. */
  why: string | null;
  /** What follows for others once it is carried out. */
  follows: string | null;
}

export type Outcome = { done: true } | { done: false; why: string };

/** What may be done with each of them now, asked one after the other. */
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

/** Carries all of them out, each by itself: what one is refused does not hold up the others. */
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
