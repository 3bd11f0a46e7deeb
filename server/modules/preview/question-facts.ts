import { publicList } from '@server/modules/content/service';
import { contentListFacts } from './list-facts';
import type { Asked } from './page-thing';
import { plainText } from './plain-text';
import type { PageFacts, PreviewSource } from './preview-source';
import type { PublicKind } from './public-content';

/** As many as the page shows. */
const SHOWN = 100;

export const askedIn = ({ title, bodyHtml }: { title: string; bodyHtml: string | null }): Asked => ({
  question: title,
  answer: plainText(bodyHtml ?? ''),
});

/** The page of all questions. With a filter, it has the canonical address of the whole page and no structured data. */
export const questionFacts =
  (kind: PublicKind) =>
  async ({ deps, query, now }: PreviewSource): Promise<PageFacts> => {
    const facts = contentListFacts(kind, query);
    if (query.size > 0) return facts;
    const { rows } = await publicList(deps.db.kysely, kind.type, { offset: 0, limit: SHOWN }, now);
    return rows.length > 0 ? { ...facts, thing: { type: 'questions', asked: rows.map(askedIn) } } : facts;
  };
