import type { ReactNode } from 'react';
import { useKeptView } from '@/components/useKeptView';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY, WIDE_QUERY } from '@/theme/widths';
import { FilterFold } from './FilterFold';

/** Column width out of 24: on wide windows up to five filters and their buttons share one row. */
const spanOf = (count: number, wide: boolean): number => (!wide ? 8 : count > 3 && count < 6 ? 4 : 6);

/** The layout of `count` filters above a list: in rows; on a phone only the first, with a button for the rest. */
export function useFilterLayout(count: number) {
  const phone = useMediaQuery(PHONE_QUERY);
  const wide = useMediaQuery(WIDE_QUERY);
  const [isOpen, setOpen] = useKeptView('filters', false);
  const fold = phone && count > 1 && (
    <FilterFold key="fold" isOpen={isOpen} onFold={() => setOpen(!isOpen)} />
  );
  return {
    layout: 'vertical' as const,
    span: phone ? 24 : spanOf(count, wide),
    collapsed: phone && !isOpen,
    collapseRender: false as const,
    // The list shows that it is loading; a spinner in the button would only change the button's width back and forth.
    // Not primary: that is the button which makes a new record.
    submitter: { submitButtonProps: { type: 'default' as const } },
    optionRender: (_search: unknown, _form: unknown, buttons: ReactNode[]) =>
      fold ? [...buttons, fold] : buttons,
  };
}
