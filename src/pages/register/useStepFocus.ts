import { useEffect, useRef } from 'react';
import { SIGN_IN } from '@/components/sign-in/TextInput';
import { focusField } from '@/utils/focus-field';

/** A step that takes the place of another begins at its first field; the page itself begins at its heading. */
export function useStepFocus(first: string): void {
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    focusField(`${SIGN_IN}-${first}`);
  }, [first]);
}
