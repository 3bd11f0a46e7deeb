/** Takes exact numbers of bytes out of a stream of pieces of any length. */
export class ByteReader {
  private readonly pieces: AsyncIterator<Buffer>;
  private held: Buffer[] = [];
  private heldBytes = 0;
  private ended = false;

  constructor(source: AsyncIterable<Buffer>) {
    this.pieces = source[Symbol.asyncIterator]();
  }

  /** Fewer bytes than asked for mean that the stream has ended. */
  async take(length: number): Promise<Buffer> {
    await this.fill(length);
    const all = this.held.length === 1 && this.held[0] ? this.held[0] : Buffer.concat(this.held);
    const taken = all.subarray(0, length);
    const rest = all.subarray(length);
    this.held = rest.length > 0 ? [rest] : [];
    this.heldBytes = rest.length;
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    await this.fill(1);
    return this.heldBytes === 0;
  }

  /** Lets go of the file behind the stream. */
  async close(): Promise<void> {
    await this.pieces.return?.();
  }

  private async fill(length: number): Promise<void> {
    while (this.heldBytes < length && !this.ended) {
      const { value, done } = await this.pieces.next();
      if (done) this.ended = true;
      else {
        this.held.push(value);
        this.heldBytes += value.length;
      }
    }
  }
}
