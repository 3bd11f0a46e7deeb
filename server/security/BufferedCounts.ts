interface Tally {
  count: number;
  lastAt: Date;
}

/** Counts by kind in memory until they are stored; counts that could not be stored are kept. */
export class BufferedCounts<Kind extends string> {
  private tallies = new Map<Kind, Tally>();

  add(kind: Kind, { count, lastAt }: Tally): void {
    this.tallies.set(kind, { count: count + (this.tallies.get(kind)?.count ?? 0), lastAt });
  }

  async store(write: (taken: [Kind, Tally][]) => Promise<unknown>): Promise<void> {
    const taken = this.tallies;
    if (taken.size === 0) return;
    this.tallies = new Map();
    try {
      await write([...taken]);
    } catch (error) {
      const since = this.tallies;
      this.tallies = taken;
      for (const [kind, tally] of since) this.add(kind, tally);
      throw error;
    }
  }
}
