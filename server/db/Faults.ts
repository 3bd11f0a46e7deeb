import { isConnectionLoss } from './failures';

/** What went wrong among many things, told once all of them were tried: it must not keep the others from their turn. */
export class Faults {
  private readonly all: unknown[] = [];

  /** What it gives, or null where it failed. */
  async keep<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      // The others would fail for the same reason, each after its time.
      if (isConnectionLoss(error)) throw error;
      this.all.push(error);
      return null;
    }
  }

  tell(): void {
    if (this.all.length > 0) throw this.all[0];
  }
}
