import type { Demand } from '@contract/demand';

/** What a demand and an achievement ask alike. */
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
  /** What is wrong with a text as it stands: said once its field is left. */
  slips: Readonly<Record<string, string>>;
  readOnly: boolean;
  known: Demand['files'];
}
