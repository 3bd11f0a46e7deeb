import { createContext, type ReactNode, useContext } from 'react';

const Notes = createContext<Readonly<Record<string, ReactNode>>>({});

/** What is said about fields by their ids, such as a remark of who returned the form: it stands at the field itself. */
export const FieldNotes = Notes.Provider;

export const useFieldNote = (id: string): ReactNode => useContext(Notes)[id];
