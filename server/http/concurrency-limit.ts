/**
 * Limits the concurrent requests of each person in this process. The pages of one person stay far below the limit;
 * without it, one account could use up the whole capacity of the service.
 */
export class ConcurrencyLimit {
  private readonly underWay = new Map<number, number>();

  constructor(private readonly max: number) {}

  /** Counts one more request; call the returned function when it has ended. Null if it exceeds the limit. */
  take(accountId: number): (() => void) | null {
    const count = this.underWay.get(accountId) ?? 0;
    if (count >= this.max) return null;
    this.underWay.set(accountId, count + 1);
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      const left = (this.underWay.get(accountId) ?? 1) - 1;
      if (left > 0) this.underWay.set(accountId, left);
      else this.underWay.delete(accountId);
    };
  }
}
