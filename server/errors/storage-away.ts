export type StorageFault = 'unreachable' | 'denied' | 'no_bucket';

/** The place where uploaded files lie cannot be used now. Its message is for whoever runs the service. */
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
