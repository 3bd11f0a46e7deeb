import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY, WIDE_QUERY } from '@/theme/widths';
import { FilterFold } from './FilterFold';

/** Of the 24 parts of a row: up to five filters and their buttons stand side by side where there is room. */
const spanOf = (count: number, wide: boolean): number => (!wide ? 8 : count > 3 && count < 6 ? 4 : 6);

/** How so many filters stand above a list: in rows, and on a phone the first of them with a button for the others. */
export function useFilterLayout(count: number) {
  const phone = useMediaQuery(PHONE_QUERY);
  const wide = useMediaQuery(WIDE_QUERY);
  const [isOpen, setOpen] = useState(false);
  const fold = phone && count > 1 && (
    <FilterFold key="fold" isOpen={isOpen} onFold={() => setOpen(!isOpen)} />
  );
  return {
    layout: 'vertical' as const,
    span: phone ? 24 : spanOf(count, wide),
    collapsed: phone && !isOpen,
    collapseRender: false as const,
    // The list itself says that it is being read; a ring in the button would only make it wider and narrower again.
    submitter: {},
    optionRender: (_search: unknown, _form: unknown, buttons: ReactNode[]) =>
      fold ? [...buttons, fold] : buttons,
  };
}
