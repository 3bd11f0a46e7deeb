import type { Section } from '@contract/enums';
import type { Fact } from '@contract/fact';
import { factRule } from '@contract/fact-choices';
import { isBlankField } from '@contract/rules/carry-over';
import type { FieldValue } from '@contract/rules/draft-fields';
import { FACT_FILLS, type FormFill, factLine, fillFields } from '@contract/rules/fact-fills';
import { isOpenField } from '@contract/rules/open-fields';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';

export interface FactOffer {
  fact: Fact;
  fill: FormFill;
  /** Fields with other values, which are overwritten only after confirmation. */
  taken: string[];
}

type Draft = Pick<EditorContext['draft'], 'value'>;

/** A person or a unit that stands in the list already is not offered again. */
const isListed = (draft: Draft, { kind, data }: Fact, list: string): boolean => {
  const ids = draft.value(list);
  return (Array.isArray(ids) ? ids : []).some((id) =>
    factRule(kind).known.some(
      (field) => data[field] !== undefined && draft.value(`${list}.${id}.${field}`) === data[field],
    ),
  );
};

const offerOf = (draft: Draft, fact: Fact, fill: FormFill): FactOffer | null => {
  if (fill.how === 'row') return isListed(draft, fact, fill.at) ? null : { fact, fill, taken: [] };
  if (fill.how === 'text') {
    const text = draft.value(fill.at);
    return typeof text === 'string' && text.includes(factLine(fact.data)) ? null : { fact, fill, taken: [] };
  }
  const wanted: [string, FieldValue][] = Object.entries(fillFields(fill, fact.data, {}));
  const differing = wanted.filter(([path, value]) => draft.value(path) !== value);
  if (differing.length === 0) return null;
  const taken = differing.map(([path]) => path).filter((path) => !isBlankField(draft.value(path)));
  return { fact, fill, taken };
};

/** The facts of the library that can be used in a section now, judged by what is on the screen. */
export const factOffers = (
  { draft, application: { openPaths, part } }: EditorContext,
  section: Section,
  facts: readonly Fact[],
): FactOffer[] =>
  facts.flatMap((fact) => {
    // The library belongs to the reader: only a leader may fill in their own title and their own unit's facts.
    if (part !== 'leader' && (fact.kind === 'leader' || fact.scope === 'unit')) return [];
    return FACT_FILLS[fact.kind].flatMap((fill) => {
      const isHere = fill.how !== 'result' && (fill.at === section || fill.at.startsWith(`${section}.`));
      if (!isHere || (fill.how !== 'fields' && !isOpenField(fill.at, openPaths))) return [];
      const offer = offerOf(draft, fact, fill);
      return offer ? [offer] : [];
    });
  });
