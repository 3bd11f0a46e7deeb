import type { Fields } from '@contract/rules/draft-fields';
import type { MatrixField } from '@tests/support/matrix/matrix-edits';
import type { TestService } from '@tests/support/service';

/** A form with a value in every field, ready to be edited. */
export interface Prepared {
  /** Path on the site. */
  path: string;
  fields: MatrixField[];
  /** The record as stored now. */
  read: () => Promise<Fields>;
  /** The page that shows all fields for reading, and its heading. */
  printed?: { path: string; heading: string };
}

export interface MatrixForm {
  name: string;
  login: string;
  /** The page visited before it, to which the browser's Back leads. */
  from: string;
  /** Whether there is a next step. */
  hasNext: boolean;
  prepare: (service: TestService) => Promise<Prepared>;
}

/** Credentials by login. */
const credentials = new Map<string, Record<string, string>>();
/** Reads as this person, signing in again if a way of leaving has ended their sessions. */
export const readAs = async (
  service: TestService,
  login: string,
  url: string,
): Promise<Record<string, unknown>> => {
  const known = credentials.get(login);
  const answer = known && (await service.call('GET', url, { headers: known }));
  if (answer && answer.status !== 401) return answer.body;
  const { headers } = await service.signIn(login);
  credentials.set(login, headers);
  return (await service.call('GET', url, { headers })).body;
};
