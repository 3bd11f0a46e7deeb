import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait-for';

const DESCRIPTORS = '/proc/self/fd';

const targetOf = (descriptor: string): string => {
  try {
    return readlinkSync(join(DESCRIPTORS, descriptor));
  } catch {
    // The descriptor with which the folder was listed has been closed.
    return '';
  }
};

/** Files below `directory` that this process has open; empty where the system cannot tell. */
const openFilesBelow = (directory: string): string[] =>
  existsSync(DESCRIPTORS)
    ? readdirSync(DESCRIPTORS)
        .map(targetOf)
        .filter((target) => target.startsWith(`${directory}/`))
    : [];

const PATIENCE_MS = 5_000;

/** A file left open costs the service a descriptor with every request, so it is reported by name. */
export const untilAllClosed = async (directory: string): Promise<void> => {
  try {
    await waitFor(() => openFilesBelow(directory).length === 0, PATIENCE_MS);
  } catch {
    throw new Error(`Nobody closed ${openFilesBelow(directory).join(', ')}`);
  }
};
