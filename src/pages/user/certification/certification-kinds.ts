import { PHOTOGRAPHED } from '@contract/rules/upload-check';

/** The three things the centre is about, each proved by a paper, in the order of its cells. */
export const KINDS = PHOTOGRAPHED;
export type Kind = (typeof KINDS)[number];

export const isKind = (value: string | undefined): value is Kind => KINDS.some((kind) => kind === value);
