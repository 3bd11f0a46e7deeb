import type { Said } from '@contract/sentences/sentence';
import { badRequest } from '@server/errors/app-error';

const NAME_MIN = 2;

/** One spelling of a name, whatever width and spaces it was typed with. */
export const cleanName = (name: string, refusal: Said): string => {
  const clean = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (Array.from(clean).length < NAME_MIN)
    throw badRequest(refusal, { fields: [{ path: 'body.name', said: refusal }] });
  return clean;
};
