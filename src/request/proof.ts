import { RequestError } from '@/utils/request-error';
import { call } from './call';

/** Work done for the service, so that what follows is not a robot's. */
export async function answerChallenge(): Promise<string> {
  const { challenge, difficulty } = await call('GET /prod-api/auth/challenge', { shownBy: 'form' });
  // Few visitors are ever asked for work: its hash function comes when it is wanted.
  const { solveChallenge } = await import('@/utils/solve-challenge');
  return solveChallenge(challenge, difficulty);
}

/** Asks plainly, and once more with work if the service wants it. */
export async function askWithProof<T>(ask: (proof: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await ask(undefined);
  } catch (error) {
    const wanted = error instanceof RequestError && error.failure.errorCode === 'proof.required';
    if (!wanted) throw error;
    return ask(await answerChallenge());
  }
}
