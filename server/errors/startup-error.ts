/** Exit codes of the service; the numbers follow sysexits.h where it has one. */
export const EXIT_CODES = {
  failure: 1,
  /** The data in the database does not belong to this program or mode. */
  wrongData: 65,
  databaseUnavailable: 69,
  /** Another start already uses this data directory. */
  alreadyRunning: 75,
  badConfig: 78,
  portTaken: 98,
} as const;

/** An obstacle that the person who starts the service can remove: shown as text, never as a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(
    message: string,
    readonly exitCode: number = EXIT_CODES.failure,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
