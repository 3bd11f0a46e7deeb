import { idInAddress } from '@contract/rules/number-in-address';
import { beginRecord, type NewRecord } from './new-record';
import type { Kept } from './recall';
import { recallMade } from './recall-made';

/** In the address of a form: a record that begins with its first word. */
export const NEW = 'new';

/** A record as its form opens, with what an earlier visit left of it on this device. */
export interface OpenRecord<R> {
  record: R;
  kept: Kept;
  /** While there is no such record yet. */
  fresh: NewRecord | null;
}

interface Plan<R> {
  /** How the names of all its drafts on the device begin. */
  kind: string;
  nameOf: (id: number) => string;
  fetch: (id: number) => Promise<R>;
  /** What a new one begins as: `demand`, or `demand/after-7`. */
  begins: string;
  blank: () => Promise<R>;
}

/** The record of this address, or one before its first word. */
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
