import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

interface Conflicts {
  /** Renders the choice between two values, by the id of the field with conflicting changes. */
  choices: Readonly<Record<string, (named: boolean) => ReactNode>>;
  /** A field on the page registers that it shows its choice; returns the function that unregisters it. */
  arrive: (id: string) => () => void;
}
const Context = createContext<Conflicts>({ choices: {}, arrive: () => () => undefined });

/** Provides the conflicting changes to the fields of the form below. */
export const FieldConflicts = Context.Provider;

/** Ids of the choice, for links to it, and of its first words, which describe the control. */
export const choiceId = (id: string): string => `${id}-conflict`;
export const leadId = (id: string): string => `${id}-conflict-lead`;

/** Id of the first words of the choice, where the field has conflicting changes; otherwise undefined. */
export const useConflictLead = (id: string): string | undefined =>
  useContext(Context).choices[id] ? leadId(id) : undefined;

/** Whether any field whose id begins with the given row's id has conflicting changes. */
export const useConflictsBelow = (): ((beginning: string) => boolean) => {
  const { choices } = useContext(Context);
  return (beginning) => Object.keys(choices).some((id) => id.startsWith(`${beginning}.`));
};

interface Props {
  id: string;
  /** Several fields share this place, so each choice shows the name of its field. */
  named?: boolean;
}

/** The place where a field shows the choice between its two values. */
export function ConflictPlace({ id, named = false }: Props) {
  const { choices, arrive } = useContext(Context);
  const choice = choices[id];
  const isThere = choice !== undefined;
  useLayoutEffect(() => (isThere ? arrive(id) : undefined), [isThere, arrive, id]);
  return choice?.(named);
}
