import { idInAddress } from '@contract/rules/number-in-address';
import { beginRecord, type NewRecord } from './new-record';
import type { Kept } from './recall';
import { recallMade } from './recall-made';

/** The address of a form for a record that is created with its first change. */
export const NEW = 'new';

/** A record to open in its form, with the edits of an earlier visit on this device. */
export interface OpenRecord<R> {
  record: R;
  kept: Kept;
  /** Set while the record does not exist yet. */
  fresh: NewRecord | null;
}

interface Plan<R> {
  /** Prefix of the names of all its drafts on the device. */
  kind: string;
  nameOf: (id: number) => string;
  fetch: (id: number) => Promise<R>;
  /** Prefix of the name of a new record: `demand`, or `demand/after-7`. */
  begins: string;
  blank: () => Promise<R>;
}

/** The record of this address, or a blank one that does not exist yet. */
export async function openRecord<R>(
  userId: number,
  address: string,
  { kind, nameOf, fetch, begins, blank }: Plan<R>,
): Promise<OpenRecord<R>> {
  if (address === NEW) {
    const record = await blank();
    const fresh = await beginRecord(userId, begins);
    return { record, kept: fresh.kept, fresh };
  }
  const id = idInAddress(address);
  const kept = await recallMade(userId, { kind, id, name: nameOf(id) });
  return { record: await fetch(id), kept, fresh: null };
}
