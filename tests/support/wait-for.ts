const PAUSE_MS = 20;

/** Waits until the question returns something true; fails with what it waited for if it never does. */
export async function waitFor<T>(question: () => T | Promise<T>, timeoutMs = 60_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Not true within ${timeoutMs} ms: ${question.toString()}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
