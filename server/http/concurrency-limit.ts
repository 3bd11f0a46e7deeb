/**
 * What each person has under way in this process, up to so much. The pages of one person stay far below it; without it
 * one account could take up everything that the service can do at once.
 */
export class ConcurrencyLimit {
  private readonly underWay = new Map<number, number>();

  constructor(private readonly max: number) {}

  /** One more; the answer says that it has ended. Null where it would be one too many. */
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
