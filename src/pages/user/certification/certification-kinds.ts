/** The three things the centre is about, in the order of its cells. */
export const KINDS = ['real_name', 'professional', 'unit'] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (value: string | undefined): value is Kind => KINDS.some((kind) => kind === value);
