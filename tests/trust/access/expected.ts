import { opensAdmin } from '@contract/permissions';
import type { OfThing, Plain } from './declaration';
import { holds, type Person } from './people';

export interface Heard {
  status: number;
  errorCode: string | undefined;
}

const needsSignIn = ({ status, errorCode }: Heard): boolean =>
  status === 401 && errorCode === 'auth.required';
/** Refused not because of who the person is, but because of what they lack: a proof, a unit. */
const lacksRight = ({ status, errorCode }: Heard): boolean => status === 403 && errorCode === 'http.403';
const REFUSED = [400, 403, 409, 410, 422];
const HIDDEN = [401, 403, 404];

const mayCall = (declared: Plain, person: Person): boolean => {
  if (declared === 'open' || declared === 'self' || declared === 'named') return true;
  return declared === 'staff' ? opensAdmin(person.rights) : holds(person, declared);
};

/** What is wrong with this answer; empty where nothing is. For addresses that name nobody's thing, or the caller. */
export const faultOfPlain = (declared: Plain, person: Person | null, heard: Heard): string => {
  if (heard.status >= 500) return 'fails';
  const isOpen = declared === 'open';
  if (!person) return needsSignIn(heard) === isOpen ? 'treats visitors otherwise' : '';
  const isRefused = lacksRight(heard) || needsSignIn(heard);
  if (mayCall(declared, person)) return isRefused ? 'refuses who may' : '';
  return isRefused ? '' : 'answers who may not';
};

export const faultOfForeignName = (heard: Heard): string =>
  heard.status === 404 ? '' : 'tells of another person';

const must = (isRight: boolean, fault: string): string => (isRight ? '' : fault);

export const faultOfThing = (
  { right, reaches, may = () => true }: OfThing,
  isPublic: boolean,
  person: Person | null,
  state: string,
  heard: Heard,
): string => {
  const { status } = heard;
  if (status >= 500) return 'fails';
  if (!person && !isPublic) return must(needsSignIn(heard), 'answers visitors');
  if (right && person && !holds(person, right)) return must(status === 403, 'answers without the right');
  if (!reaches(person, state)) return must(status === 404, 'is there for strangers');
  return may(person, state)
    ? must(!HIDDEN.includes(status), 'is kept from who may')
    : must(REFUSED.includes(status), 'is done by who may not');
};
