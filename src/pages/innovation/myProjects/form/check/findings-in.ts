import { SECTIONS } from '@contract/enums';
import { FINDING_TEXTS } from '@contract/finding-texts';
import type { Finding } from '@contract/rules/finding';
import { RequestError } from '@/utils/request-error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFinding = (value: unknown): value is Finding =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  typeof value.code === 'string' &&
  value.code in FINDING_TEXTS &&
  SECTIONS.some((section) => section === value.section);

/** The findings in the refusal of a submission, in the same form as those found here; empty if there are none. */
export function findingsIn(error: unknown): Finding[] {
  const body = error instanceof RequestError ? error.body : undefined;
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  return Array.isArray(data.findings) ? data.findings.filter(isFinding) : [];
}
