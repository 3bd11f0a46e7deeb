import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '@/utils/copy-text';

export interface Copying<E extends HTMLElement> {
  /** The element that shows the text: it is selected when the browser refuses, so that the text can be copied by hand. */
  source: RefObject<E | null>;
  /** Whether the last try put the text on the clipboard; null before the first one and while one runs. */
  copied: boolean | null;
  copy: (text: string) => Promise<void>;
}

function select(element: HTMLElement): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else window.getSelection()?.selectAllChildren(element);
}

/** Copies a text to the clipboard; `CopyOutcome` tells the reader whether that was possible. */
export function useCopy<E extends HTMLElement = HTMLElement>(): Copying<E> {
  const source = useRef<E>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  // After the render, because some pages show the text only then.
  useEffect(() => {
    if (copied === false && source.current) select(source.current);
  }, [copied]);
  const copy = async (text: string): Promise<void> => {
    // Cleared first, so that a screen reader announces a second try as well.
    setCopied(null);
    setCopied(await copyText(text));
  };
  return { source, copied, copy };
}
