import { useEffect, useRef } from 'react';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { focusField } from '@/utils/focus-field';

/** A new step of the form starts with focus in its first field; the page itself starts at its heading. */
export function useStepFocus(first: string): void {
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    focusField(`${SIGN_IN}-${first}`);
  }, [first]);
}
