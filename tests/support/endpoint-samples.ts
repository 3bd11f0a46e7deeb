import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { UUID_FORM } from '@contract/schema';
import type { InjectOptions } from 'fastify';

export interface SampledRow {
  key: string;
  method: NonNullable<InjectOptions['method']>;
  /** The path with something plausible in every parameter. */
  url: string;
  row: Endpoint;
}

const SAMPLES: Record<string, string> = {
  id: '1',
  account_id: '1',
  login: 'shenzhiyao',
  basicInfoId: 'shenzhiyao',
  types: 'kczx_degree',
  cmsTypeKey: 'faq',
  step: 'base',
};
const UUID = '00000000-0000-4000-8000-000000000000';

/** The schema says which rows have a UUID as `{id}`. */
const sampleOf = (row: Endpoint, name: string): string => {
  const schema = (row.params as { properties?: Record<string, { pattern?: string }> } | undefined)
    ?.properties?.[name];
  if (schema?.pattern?.includes(UUID_FORM)) return UUID;
  return SAMPLES[name] ?? 'sample';
};

/** Every row of the contract, ready to be called; new rows are included automatically. */
export const sampledRows: SampledRow[] = Object.entries(endpoints as Record<string, Endpoint>).map(
  ([key, row]) => {
    const [method = 'GET', path = ''] = key.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sampleOf(row, name)));
    return { key, method: method as SampledRow['method'], url, row };
  },
);
