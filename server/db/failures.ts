/** What errors of pg, of the system and of Kysely have in common. */
interface Failure {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
}

/** Deadlock, serialization failure, a lock that did not come free in time. */
const CONTENTION_CODES = ['40001', '40P01', '55P03'];
/** Shut down or crashed, connection exception, too many connections. */
const CONNECTION_CODES = /^(57P0[1-5]|08\w{3}|53300)$/;
/** Disk full, out of memory, input or output error, a stand-by that may only be read. */
const FULL_CODES = ['53000', '53100', '53200', '53400', '58030', '25006'];
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  // No file descriptor is left for one more connection.
  'EMFILE',
  'ENFILE',
];
/** pg gives these no code. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error|^timeout expired$/;
const POOL_IS_FULL = 'timeout exceeded when trying to connect';
const NO_ANSWER = 'Query read timeout';

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});
const codeOf = (error: unknown): string => String(failureOf(error).code ?? '');
const messageOf = (error: unknown): string => String(failureOf(error).message ?? '');

/** A file that is not there says ENOENT as well; of a socket, only connecting does. */
const isSocketError = (error: unknown): boolean => {
  const { syscall } = failureOf(error);
  const code = codeOf(error);
  return syscall !== undefined && SOCKET_CODES.includes(code) && (code !== 'ENOENT' || syscall === 'connect');
};

export const isPoolFull = (error: unknown): boolean => messageOf(error) === POOL_IS_FULL;

/** Nothing came back on the connection, not even a refusal: what became of the statement is not known. */
export const isUnanswered = (error: unknown): boolean => messageOf(error) === NO_ANSWER;

/** The database cannot be reached now, or no connection to it is free: worth a 503, not a bug. */
export const isConnectionLoss = (error: unknown): boolean =>
  CONNECTION_CODES.test(codeOf(error)) ||
  isSocketError(error) ||
  isPoolFull(error) ||
  BROKEN.test(messageOf(error));

const undecided = new WeakSet<object>();

/** Nobody can say whether what was written stands: the answer to it was lost on its way. */
export const noteUndecided = (error: unknown): void => {
  undecided.add(error as object);
};
export const isUndecided = (error: unknown): boolean => undecided.has(failureOf(error));

/** The statement ran longer than STATEMENT_TIMEOUT_MS allows: the database is overloaded, not lost. */
export const isStatementTimeout = (error: unknown): boolean =>
  codeOf(error) === '57014' || isUnanswered(error);

/** Two transactions were in each other's way; the same work may well succeed alone. */
export const isContention = (error: unknown): boolean => CONTENTION_CODES.includes(codeOf(error));

/** Another row has the same name, code or key: somebody was quicker, by a moment that no look beforehand can exclude. */
const isTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** For a statement that may lose such a race: the loser is refused as whoever comes later. */
export const refuseTaken =
  (refusal: () => Error) =>
  (error: unknown): never => {
    throw isTaken(error) ? refusal() : error;
  };

/** The database answers but has no room, or no right, to write. */
export const isUnwritable = (error: unknown): boolean => FULL_CODES.includes(codeOf(error));

/**
 * Text that PostgreSQL keeps nowhere: a NUL, or half a surrogate pair inside a JSON document. JavaScript knows both, so
 * every string of a request may bring them.
 */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(codeOf(error)) ||
  (codeOf(error) === '22P02' && messageOf(error).includes('json'));
