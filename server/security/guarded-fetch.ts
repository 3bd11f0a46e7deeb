export interface GuardedRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const TIMEOUT_MS = 2000;
const BYTES_MAX = 64 * 1024;

/** An error in the answer of a foreign service, which is not trusted. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

const readLimited = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new BadAnswer('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Fetches JSON from a foreign service: within two seconds in total, of limited size and the expected type, and without
 * following redirects (req:attack-a71).
 */
export const fetchJson = async (
  url: string,
  request: GuardedRequest,
): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw new BadAnswer(`the answer is no JSON (${response.status})`);
  try {
    return { status: response.status, body: JSON.parse(await readLimited(response)) as unknown };
  } catch (error) {
    throw error instanceof SyntaxError ? new BadAnswer('the answer is broken JSON') : error;
  }
};
