import { createHash } from 'node:crypto';
import type { Fields } from '@contract/rules/draft-fields';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { fingerprintFields } from '@server/crypto/field-sealing';
import type { Sealer } from '@server/crypto/sealing';

/** The content of a submission: everything that might later be disputed. */
export interface FiledContent {
  no: string;
  periodId: number;
  filedVersion: number;
  submittedAt: Date;
  /** Decrypted. Personal data enters the digest as keyed hashes, so that the digest reveals nothing. */
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
