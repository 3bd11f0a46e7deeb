import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait-for';

const DESCRIPTORS = '/proc/self/fd';

const targetOf = (descriptor: string): string => {
  try {
    return readlinkSync(join(DESCRIPTORS, descriptor));
  } catch {
    // The one that listed the folder is gone by now.
    return '';
  }
};

/** Files below `directory` that this process holds open; where the system does not tell, none. */
const openFilesBelow = (directory: string): string[] =>
  existsSync(DESCRIPTORS)
    ? readdirSync(DESCRIPTORS)
        .map(targetOf)
        .filter((target) => target.startsWith(`${directory}/`))
    : [];

const PATIENCE_MS = 5_000;

/** A file that nobody closes costs the service a descriptor, request by request: it is named here. */
export const untilAllClosed = async (directory: string): Promise<void> => {
  try {
    await waitFor(() => openFilesBelow(directory).length === 0, PATIENCE_MS);
  } catch {
    throw new Error(`Nobody closed ${openFilesBelow(directory).join(', ')}`);
  }
};
