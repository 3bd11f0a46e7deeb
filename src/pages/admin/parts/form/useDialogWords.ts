import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useLeftWords } from '@/components/form/useLeftWords';
import { type Act, useAct } from '@/pages/admin/parts/acts/useAct';
import { isFinal } from '@/utils/request-error';
import type { TypedFields } from './typed-fields';
import { useTypedHold } from './useTypedHold';

interface Dialog {
  title: string;
  open: boolean;
  form: FormInstance;
  onClose: () => void;
}

/**
 * What is typed into a dialog until it is sent: closing asks first, and a refusal stands at the dialog's foot. Once
 * nothing can come of it, because the record is gone or the page takes the dialog away, the dialog closes and its words
 * stay (`useLeftWords`).
 */
export function useDialogWords({ title, open, form, onClose }: Dialog) {
  const [fields] = useState<TypedFields>(() => new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const said = useRef<string | null>(null);
  const typed = useRef<Record<string, unknown>>({});
  const isSending = useRef(false);
  const isOver = useRef(false);
  const hold = useTypedHold(onClose);
  const letGo = useLeftWords(
    {
      title,
      words: () =>
        isSending.current
          ? []
          : [...fields].map(([name, label]) => ({ label, text: String(typed.current[name] ?? '') })),
      refusal: () => said.current,
    },
    open,
  );
  const run = useAct((words, isNoted, error) => {
    isSending.current = false;
    said.current = words;
    isOver.current = isFinal(error);
    setRefusal(isNoted ? null : words);
  });
  /** Errors that belong to fields are shown there. */
  const act: Act = (plan) => run({ form, ...plan });
  const forget = (): void => {
    said.current = null;
    isOver.current = false;
    setRefusal(null);
  };
  return {
    fields,
    refusal,
    onValuesChange: (changed: object): void => {
      Object.assign(typed.current, changed);
      hold.onValuesChange();
    },
    onSent: async (send: (act: Act) => Promise<boolean>): Promise<boolean> => {
      forget();
      isSending.current = true;
      const done = await hold
        .onSent(() => send(act))
        .finally(() => {
          isSending.current = false;
        });
      if (done) typed.current = {};
      if (isOver.current) hold.drop();
      return done;
    },
    close: (): Promise<void> =>
      hold.close(() => {
        letGo();
        forget();
        typed.current = {};
      }),
  };
}
