import { useState } from 'react';
import type { Typed } from './field-props';

interface TypedText {
  text: string;
  type: (text: string) => void;
  leave: () => void;
}

/**
 * Text of a field whose value is a number. While it is typed the text stands exactly as typed; once left, a valid
 * value is written out tidily, and an invalid one stays as it is, in the field and in the draft.
 */
export function useTypedText(
  value: Typed<number>,
  onChange: (value: Typed<number>) => void,
  write: (value: number) => string,
  read: (text: string) => number | null,
): TypedText {
  const [typing, setTyping] = useState<{ text: string; sent: Typed<number> } | null>(null);
  const settled = typeof value === 'number' ? write(value) : (value ?? '');
  // A value that is not the one just sent came from elsewhere (undo, another device): it wins.
  const text = typing && typing.sent === (value ?? null) ? typing.text : settled;
  return {
    text,
    type: (typed) => {
      const sent = typed.trim() === '' ? null : (read(typed) ?? typed);
      setTyping({ text: typed, sent });
      onChange(sent);
    },
    leave: () => setTyping(null),
  };
}
