import { textLength } from '@contract/rules/text-length';
import { PLACE_LIMITS } from '@contract/school-choices';
import type { Said } from '@contract/sentences/sentence';
import { badRequest } from '@server/errors/app-error';

/** One spelling of a name, whatever width and spaces it was typed with. */
export const cleanName = (name: string, refusal: Said): string => {
  const clean = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (textLength(clean) < PLACE_LIMITS.name.min)
    throw badRequest(refusal, { fields: [{ path: 'body.name', said: refusal }] });
  return clean;
};
