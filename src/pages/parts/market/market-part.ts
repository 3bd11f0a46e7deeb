import type { Demand } from '@contract/demand';

/** The fields that demands and achievements share. */
export interface MarketFields {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  files: string[];
  scope: 'public' | 'members';
}

export interface MarketPart {
  fields: MarketFields;
  set: {
    (field: 'contactName' | 'contactPhone' | 'contactEmail', value: string): void;
    (field: 'files', value: string[]): void;
    (field: 'scope', value: MarketFields['scope']): void;
  };
  errors: Readonly<Record<string, string>>;
  /** Errors in values that have been entered; shown as soon as the field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: Demand['files'];
}
