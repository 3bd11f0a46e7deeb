import { isConnectionLoss } from './failures';

/**
 * Collects the errors of independent tasks, so that one failure does not stop the tasks after it; `tell` throws the
 * first.
 */
export class Faults {
  private readonly all: unknown[] = [];

  /** The result of `act`, or null if it failed. */
  async keep<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      // Without a connection the other tasks would fail as well, each after its own timeout.
      if (isConnectionLoss(error)) throw error;
      this.all.push(error);
      return null;
    }
  }

  tell(): void {
    if (this.all.length > 0) throw this.all[0];
  }
}
