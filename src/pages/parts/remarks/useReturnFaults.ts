import { EVENT_REASON_MAX, REMARK_TEXT_MAX } from '@contract/limits';
import { isOver } from '@contract/rules/period-clock';
import { readDay } from '@contract/rules/read-typed';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { asWritten } from '@contract/word';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { serviceNow } from '@/utils/service-clock';
import { endOf, type RemarkDraft, type ReturnDraft } from './remark-draft';

type Faults<Field extends string> = Partial<Record<Field, string>>;

const faultsOf = <Field extends string>(found: Record<Field, string | null>): Faults<Field> =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults<Field>;

export interface ReturnFaults {
  ofRemark: (remark: RemarkDraft) => Faults<'path' | 'reasonCode' | 'text'>;
  /** Reports only the first error of the remarks; each remark shows its own errors. */
  ofReturn: (draft: ReturnDraft) => Faults<keyof ReturnDraft>;
}

/** Error messages by field that prevent a return. */
export function useReturnFaults(): ReturnFaults {
  const t = useText();
  const say = useWords();
  const faultOf = useTextFault();
  /** Includes the field's label, so that a screen reader can tell several missing values of a dialog apart. */
  const gap = (label: string, value: string | null): string | null =>
    value?.trim() ? null : say(FAULT_WORDS.word('choose', { label: asWritten(label) }));
  const dueFault = (day: string | null): string | null =>
    day && isOver(endOf(day), new Date(serviceNow()))
      ? t('life.return.due.invalid')
      : gap(t('life.return.due.label'), day);
  const ofRemark: ReturnFaults['ofRemark'] = ({ path, reasonCode, text }) =>
    faultsOf({
      path: gap(t('life.return.path.label'), path),
      reasonCode: gap(t('life.return.reasonCode.label'), reasonCode),
      text: faultOf(t('life.return.text.label'), text, { max: REMARK_TEXT_MAX }),
    });
  return {
    ofRemark,
    ofReturn: ({ remarks, reason, dueAt }) =>
      faultsOf({
        remarks: remarks.flatMap((remark) => Object.values(ofRemark(remark)))[0] ?? null,
        reason: faultOf(t('life.return.reason.label'), reason, { max: EVENT_REASON_MAX }),
        dueAt: dueFault(dueAt && readDay(dueAt)),
      }),
  };
}
