import { history } from '@umijs/max';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { focusBelow } from '@/components/useOpenerFocus';
import { TOAST_MS } from '@/constants/notices';
import { useText } from '@/i18n/useText';
import { tell } from '@/utils/notices';
import { LeftWords, type TypedWords } from './LeftWords';

interface Left {
  /** The title of the dialog they were typed into. */
  title: string;
  /** The fields with what was typed into them; none while they are being sent, since a form then closes on success. */
  words: () => readonly TypedWords[];
  /** The answer to the last attempt, if that was a refusal. */
  refusal: () => string | null;
}

/**
 * Closing a form is left to the person who types into it. If it goes away by itself, because somebody else acted first
 * and the page no longer offers the act, its words stay in a dialog of their own, with the reason, until the person
 * closes that. Returns what to call when the person closes the form.
 */
export function useLeftWords(form: Left, open = true): () => void {
  const t = useText();
  const { modal } = App.useApp();
  const latest = useRef(form);
  const isLetGo = useRef(false);
  // What it held while it was offered: a form that is closing may have lost its title already.
  if (open) latest.current = form;
  const leave = useRef<() => void>(() => undefined);
  leave.current = () => {
    const { title, words, refusal } = latest.current;
    const typed = words().filter(({ text }) => text.trim() !== '');
    const said = refusal();
    if (isLetGo.current) return;
    if (typed.length === 0) {
      // The form that showed it is gone.
      if (said) tell('error', said, TOAST_MS);
      return;
    }
    modal.confirm({
      title,
      content: <LeftWords words={typed} refusal={said} />,
      icon: null,
      centered: true,
      width: 520,
      // One Escape must not take what cannot be had again.
      keyboard: false,
      okText: t('draft.left.close.action'),
      okCancel: false,
      focusable: { autoFocusButton: null },
      // Once it is no longer in the document.
      afterClose: () => requestAnimationFrame(focusBelow),
    });
  };
  useEffect(() => {
    if (!open) return;
    isLetGo.current = false;
    const { pathname } = history.location;
    // Whoever leaves the page has been asked about the words there.
    return () => {
      if (history.location.pathname === pathname) leave.current();
    };
  }, [open]);
  return () => {
    isLetGo.current = true;
  };
}
