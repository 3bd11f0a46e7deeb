import { readDay } from '@contract/rules/read-typed';
import { useText } from '@/i18n/useText';
import type { RemarkDraft, ReturnDraft } from './remark-draft';

type Faults<Field extends string> = Partial<Record<Field, string>>;

const faultsOf = <Field extends string>(found: Record<Field, string | null>): Faults<Field> =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults<Field>;

export interface ReturnFaults {
  ofRemark: (remark: RemarkDraft) => Faults<'path' | 'reasonCode' | 'text'>;
  /** Of the remarks the first: each of them says its own at its place. */
  ofReturn: (draft: ReturnDraft) => Faults<keyof ReturnDraft>;
}

/** What keeps a return from being sent, in words, by field. */
export function useReturnFaults(): ReturnFaults {
  const t = useText();
  const gap = (value: string | null): string | null => (value?.trim() ? null : t('life.return.gap.required'));
  const ofRemark: ReturnFaults['ofRemark'] = ({ path, reasonCode, text }) =>
    faultsOf({ path: gap(path), reasonCode: gap(reasonCode), text: gap(text) });
  return {
    ofRemark,
    ofReturn: ({ remarks, reason, dueAt }) =>
      faultsOf({
        remarks: remarks.flatMap((remark) => Object.values(ofRemark(remark)))[0] ?? null,
        reason: gap(reason),
        dueAt: gap(dueAt && readDay(dueAt)),
      }),
  };
}
