import { PHOTOGRAPHED } from '@contract/rules/upload-check';

/** The three certifications of the centre, each proved by a document, in the order in which the centre shows them. */
export const KINDS = PHOTOGRAPHED;
export type Kind = (typeof KINDS)[number];

export const isKind = (value: string | undefined): value is Kind => KINDS.some((kind) => kind === value);
