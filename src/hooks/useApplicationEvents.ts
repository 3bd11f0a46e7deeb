import { eventWord } from '@contract/rules/status-labels';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { listApplicationEvents } from '@/services/apply';
import { type Loading, useLoad } from './useLoad';

type Page = Awaited<ReturnType<typeof listApplicationEvents>>;

export interface ApplicationEvents extends Loading<Page> {
  /** What happened, in the reader's words. */
  nameOf: (event: string) => string;
}

/** The events of an application, newest first, loaded again when its version changes. */
export function useApplicationEvents(id: number, version: number, most: number): ApplicationEvents {
  const t = useText();
  const say = useWords();
  const events = useLoad(
    () => listApplicationEvents(id, { pageSize: most, orderByColumn: 'at', isAsc: 'desc' }),
    { about: id, refreshDeps: [version] },
  );
  return {
    ...events,
    // The first event of every history is no transition of the state machine: the draft was created.
    nameOf: (event) => {
      const word = eventWord(event);
      return word ? say(word) : t('application.filed.created.label');
    },
  };
}
