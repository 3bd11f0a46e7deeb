import type { Figure } from '@contract/figure';
import type { FigureDraft } from '@contract/rules/figures';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { findFiles } from './repository';

interface Figured {
  figures: readonly FigureDraft[];
  scope: 'public' | 'members';
}

/**
 * An `img` request carries no credential, so figures of a record for signed-in readers only cannot be fetched and are
 * left out.
 */
export const figuresOf = async (db: Kysely<Schema>, { figures, scope }: Figured): Promise<Figure[]> => {
  if (scope !== 'public') return [];
  const ids = figures.flatMap(({ file }) => file ?? []);
  const found = new Map((await findFiles(db, ids)).map((file) => [file.id, file]));
  return figures.flatMap(({ file, alt, caption }) => {
    const { id, width, height } = (file && found.get(file)) || {};
    return id && width && height ? [{ id, alt, caption, width, height }] : [];
  });
};
