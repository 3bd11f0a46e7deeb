import { SEARCH_LIMITS } from '@contract/limits';
import { textLength } from '@contract/rules/text-length';
import { useEffect, useRef, useState } from 'react';

/** One hit of the unit register. */
export interface UnitHit {
  id: number;
  name: string;
  uscc: string;
  parentName?: string;
  /** The earlier name or code that it was found by. */
  former?: string;
  /** False for a unit without an active administrator (unattended unit). */
  attended: boolean;
}

export type UnitSearch = (keyword: string, signal: AbortSignal) => Promise<UnitHit[]>;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'short' }
  | { kind: 'searching' }
  | { kind: 'found'; keyword: string; hits: UnitHit[] }
  | { kind: 'failed'; keyword: string };

const PAUSE_MS = 300;

interface Running {
  timer: ReturnType<typeof setTimeout>;
  control: AbortController;
}

const halt = (running: Running | null): void => {
  if (!running) return;
  clearTimeout(running.timer);
  running.control.abort();
};

/** Searches once the typing pauses; an answer that comes after the next question is dropped. */
export function useUnitSearch(search: UnitSearch): { state: SearchState; ask: (keyword: string) => void } {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const running = useRef<Running | null>(null);
  useEffect(() => () => halt(running.current), []);
  const ask = (words: string): void => {
    halt(running.current);
    const keyword = words.trim();
    if (textLength(keyword) < SEARCH_LIMITS.min) {
      setState({ kind: keyword ? 'short' : 'idle' });
      return;
    }
    const control = new AbortController();
    const settle = (next: SearchState): void => {
      if (!control.signal.aborted) setState(next);
    };
    setState({ kind: 'searching' });
    const timer = setTimeout(() => {
      search(keyword, control.signal).then(
        (hits) => settle({ kind: 'found', keyword, hits }),
        () => settle({ kind: 'failed', keyword }),
      );
    }, PAUSE_MS);
    running.current = { timer, control };
  };
  return { state, ask };
}
