interface Begun {
  id: number;
  applyStart: string | Date;
}

const startOf = ({ applyStart }: Begun): number => new Date(applyStart).getTime();

/** The period that opened last before this one; undefined for the first of all. */
export const periodBefore = <P extends Begun>(periods: readonly P[], period: P): P | undefined =>
  periods
    .filter((other) => startOf(other) < startOf(period))
    .reduce<P | undefined>(
      (latest, other) => (latest && startOf(latest) >= startOf(other) ? latest : other),
      undefined,
    );
