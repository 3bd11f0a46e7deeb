import { RequestError } from '@/utils/request-error';
import { call } from './call';

/** Computes a proof of work for the service, which makes automated requests costly. */
export async function answerChallenge(): Promise<string> {
  const { challenge, difficulty } = await call('GET /prod-api/auth/challenge', { shownBy: 'form' });
  // Few visitors ever need a proof, so its hash function is loaded on demand.
  const { solveChallenge } = await import('@/utils/solve-challenge');
  return solveChallenge(challenge, difficulty);
}

/** Sends a request without a proof, and once more with one if the service asks for it. */
export async function askWithProof<T>(ask: (proof: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await ask(undefined);
  } catch (error) {
    const wanted = error instanceof RequestError && error.failure.errorCode === 'proof.required';
    if (!wanted) throw error;
    return ask(await answerChallenge());
  }
}
