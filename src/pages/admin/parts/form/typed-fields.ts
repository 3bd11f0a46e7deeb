import { createContext, useContext, useEffect } from 'react';

/** The text fields of a dialog by name, each with its label. */
export type TypedFields = Map<string, string>;

export const TypedFieldsContext = createContext<TypedFields | null>(null);

/** Names a text field to the dialog it is in, which keeps its words. A field that has gone is still known by its label. */
export function useTypedField(name: string | string[], label: string): void {
  const fields = useContext(TypedFieldsContext);
  useEffect(() => {
    fields?.set(String(name), label);
  }, [fields, name, label]);
}
