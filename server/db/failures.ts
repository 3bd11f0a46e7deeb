/** The properties of errors from pg, the system and Kysely that we look at. */
interface Failure {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
}

/** Deadlock, serialization failure, lock timeout. */
const CONTENTION_CODES = ['40001', '40P01', '55P03'];
/** Shut down or crashed, connection exception, too many connections. */
const CONNECTION_CODES = /^(57P0[1-5]|08\w{3}|53300)$/;
/** Disk full, out of memory, input or output error, a read-only standby. */
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
/** Errors of pg that have no code, recognised by their message. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error|^timeout expired$/;
const POOL_IS_FULL = 'timeout exceeded when trying to connect';
const NO_ANSWER = 'Query read timeout';

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});
const codeOf = (error: unknown): string => String(failureOf(error).code ?? '');
const messageOf = (error: unknown): string => String(failureOf(error).message ?? '');

/** A missing file gives ENOENT as well; only when connecting does it mean a missing socket. */
const isSocketError = (error: unknown): boolean => {
  const { syscall } = failureOf(error);
  const code = codeOf(error);
  return syscall !== undefined && SOCKET_CODES.includes(code) && (code !== 'ENOENT' || syscall === 'connect');
};

export const isPoolFull = (error: unknown): boolean => messageOf(error) === POOL_IS_FULL;

/** No reply came on the connection, not even an error: whether the statement took effect is unknown. */
export const isUnanswered = (error: unknown): boolean => messageOf(error) === NO_ANSWER;

/** The database cannot be reached now, or no connection to it is free: worth a 503, not a bug. */
export const isConnectionLoss = (error: unknown): boolean =>
  CONNECTION_CODES.test(codeOf(error)) ||
  isSocketError(error) ||
  isPoolFull(error) ||
  BROKEN.test(messageOf(error));

const undecided = new WeakSet<object>();

/** Marks an error after which nobody knows whether the write was committed: the reply was lost. */
export const noteUndecided = (error: unknown): void => {
  undecided.add(error as object);
};
export const isUndecided = (error: unknown): boolean => undecided.has(failureOf(error));

/** The statement ran longer than STATEMENT_TIMEOUT_MS allows: the database is overloaded, not lost. */
export const isStatementTimeout = (error: unknown): boolean =>
  codeOf(error) === '57014' || isUnanswered(error);

/** Two transactions were in each other's way; the same work may well succeed alone. */
export const isContention = (error: unknown): boolean => CONTENTION_CODES.includes(codeOf(error));

/** Unique violation: a concurrent request took the same name, code or key after our check. */
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
