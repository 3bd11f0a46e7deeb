import type { Sealer } from '@server/sealing';

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

const NONE: Contact = { name: '', phone: '', email: '' };

export const sealContact = (sealer: Sealer, contact: Contact): string => sealer.seal(JSON.stringify(contact));

export const openContact = (sealer: Sealer, sealed: string | null): Contact =>
  sealed === null ? NONE : (JSON.parse(sealer.open(sealed)) as Contact);
