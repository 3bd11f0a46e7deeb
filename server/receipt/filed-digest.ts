import { createHash } from 'node:crypto';
import type { Fields } from '@contract/rules/draft-fields';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { fingerprintFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';

/** What is filed: everything that a later doubt could be about. */
export interface FiledContent {
  no: string;
  periodId: number;
  filedVersion: number;
  submittedAt: Date;
  /** Open. Personal data enter the digest as keyed hashes, so that it gives nothing away. */
  fields: Fields;
  /** File id → sha256. */
  files: Record<string, string>;
}

const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex');

export const filedDigest = (sealer: Sealer, { submittedAt, fields, ...content }: FiledContent): string =>
  digestOf({
    ...content,
    submittedAt: submittedAt.toISOString(),
    fields: fingerprintFields(sealer, fields),
  });
