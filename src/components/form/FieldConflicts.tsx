import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

interface Conflicts {
  /** The choice between two values, by the id of the field that two hands changed. */
  choices: Readonly<Record<string, (named: boolean) => ReactNode>>;
  /** A field on the page says that its choice stands with it; answers how to take that back. */
  arrive: (id: string) => () => void;
}
const Context = createContext<Conflicts>({ choices: {}, arrive: () => () => undefined });

/** Which fields of the form below two hands changed. */
export const FieldConflicts = Context.Provider;

/** The choice as a place to go to, and its first words as what describes the control. */
export const choiceId = (id: string): string => `${id}-conflict`;
export const leadId = (id: string): string => `${id}-conflict-lead`;

/** Id of the words that say so, where a field is changed twice. */
export const useConflictLead = (id: string): string | undefined =>
  useContext(Context).choices[id] ? leadId(id) : undefined;

/** Whether a row, named by the beginning of its fields' ids, holds such a field. */
export const useConflictsBelow = (): ((beginning: string) => boolean) => {
  const { choices } = useContext(Context);
  return (beginning) => Object.keys(choices).some((id) => id.startsWith(`${beginning}.`));
};

interface Props {
  id: string;
  /** Several fields share the place: each is called by its name. */
  named?: boolean;
}

/** Where a field shows the choice between its two values. */
export function ConflictPlace({ id, named = false }: Props) {
  const { choices, arrive } = useContext(Context);
  const choice = choices[id];
  const isThere = choice !== undefined;
  useLayoutEffect(() => (isThere ? arrive(id) : undefined), [isThere, arrive, id]);
  return choice?.(named);
}
