import type { Sealer } from '@server/crypto/sealing';

/** The contact person of a demand or an achievement, encrypted as one value. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export const NO_CONTACT: Contact = { name: '', phone: '', email: '' };

export const sealContact = (sealer: Sealer, contact: Contact): string => sealer.seal(JSON.stringify(contact));

export const openContact = (sealer: Sealer, sealed: string | null): Contact =>
  sealed === null ? NO_CONTACT : (JSON.parse(sealer.open(sealed)) as Contact);

/** What the owner of a draft changes in the contact; properties left out stay as they are. */
export interface ContactChanges {
  contactName?: string | undefined;
  contactPhone?: string | undefined;
  contactEmail?: string | undefined;
}

export const resealContact = (
  sealer: Sealer,
  sealed: string | null,
  { contactName, contactPhone, contactEmail }: ContactChanges,
): string => {
  const { name, phone, email } = openContact(sealer, sealed);
  return sealContact(sealer, {
    name: contactName ?? name,
    phone: contactPhone ?? phone,
    email: contactEmail ?? email,
  });
};
