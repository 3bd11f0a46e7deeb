import type { Fields } from '@contract/rules/draft-fields';
import type { MatrixField } from '@tests/support/matrix/matrix-edits';
import type { TestService } from '@tests/support/service';

/** A form of which every field holds something, ready to be edited. */
export interface Prepared {
  /** Behind the site's own address. */
  path: string;
  fields: MatrixField[];
  /** What the record holds now. */
  read: () => Promise<Fields>;
  /** Where all of it is printed, and the heading of that page. */
  printed?: { path: string; heading: string };
}

export interface MatrixForm {
  name: string;
  login: string;
  /** The page before it: the browser's Back leads there. */
  from: string;
  /** It has a next step. */
  hasNext: boolean;
  prepare: (service: TestService) => Promise<Prepared>;
}

/** By the person. */
const credentials = new Map<string, Record<string, string>>();
/** Reads as this person; ways of leaving may end every session they have. */
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
