export type StorageFault = 'unreachable' | 'denied' | 'no_bucket';

/** The storage of uploaded files is not available now. The message is for the operator. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';

  constructor(
    message: string,
    readonly fault: StorageFault,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

export const isStorageAway = (error: unknown): error is StorageAway => error instanceof StorageAway;
