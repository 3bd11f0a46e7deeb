/** A refused call that the app should not have made: its body breaks the contract, or the person lacks the right. */
const WRONG_CALLS = [400, 403, 422];
/** More calls than this after one press are a circle. */
const CALLS_MAX = 40;

const keyOf = (request) => request.headers()['idempotency-key'] ?? '';

/** The calls of the app that one step has led to. */
export class Calls {
  #made = [];
  #tell;

  constructor(page, tell) {
    this.#tell = tell;
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) this.#made.push(request);
    });
    page.on('response', (response) => {
      const status = response.status();
      const request = response.request();
      const { pathname } = new URL(response.url());
      if (WRONG_CALLS.includes(status) || (status >= 500 && status !== 503))
        tell(`status ${status}`, `${request.method()} ${pathname} ${request.postData() ?? ''}`);
    });
  }

  get count() {
    return this.#made.length;
  }

  begin() {
    this.#made = [];
  }

  /** What was written twice, under two keys, or asked again and again. */
  look() {
    if (this.count > CALLS_MAX) this.#tell('circle', `${this.count} calls: ${this.#made.at(-1).url()}`);
    const written = this.#made.filter((request) => request.method() !== 'GET');
    for (const [at, one] of written.entries()) {
      const twin = written
        .slice(at + 1)
        .find(
          (other) =>
            other.method() === one.method() &&
            other.url() === one.url() &&
            other.postData() === one.postData() &&
            keyOf(other) !== keyOf(one),
        );
      if (twin) this.#tell('twice', `${one.method()} ${new URL(one.url()).pathname} ${one.postData() ?? ''}`);
    }
  }
}
