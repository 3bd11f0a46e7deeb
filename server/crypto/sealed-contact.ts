import type { Sealer } from '@server/crypto/sealing';
import { isUnreadable, markUnreadable, UNREADABLE } from '@server/crypto/unreadable';

/** The contact person of a demand or an achievement, encrypted as one value. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export const NO_CONTACT: Contact = { name: '', phone: '', email: '' };

export const sealContact = (sealer: Sealer, contact: Contact): string => sealer.seal(JSON.stringify(contact));

/** For drafts; one that cannot be decrypted is marked in each of its fields. */
export const openContact = (sealer: Sealer, sealed: string | null): Contact => {
  if (sealed === null) return NO_CONTACT;
  const open = sealer.tryOpen(sealed);
  if (open !== null) return JSON.parse(open) as Contact;
  const marked = markUnreadable(sealed);
  return { name: marked, phone: marked, email: marked };
};

/** The same as it is shown. */
export const shownContact = (sealer: Sealer, sealed: string | null): Contact => {
  const contact = openContact(sealer, sealed);
  return isUnreadable(contact.name) ? { name: UNREADABLE, phone: UNREADABLE, email: UNREADABLE } : contact;
};

/** What the owner of a draft changes in the contact; properties left out stay as they are. */
export interface ContactChanges {
  contactName?: string | undefined;
  contactPhone?: string | undefined;
  contactEmail?: string | undefined;
}

/** A contact for another record, which cannot take one that is unreadable. */
export const readable = (contact: Contact, otherwise: Contact): Contact =>
  isUnreadable(contact.name) ? otherwise : contact;

/** As it is to be stored. One that cannot be decrypted stays as it is until somebody types another one. */
export const resealContact = (
  sealer: Sealer,
  sealed: string | null,
  { contactName, contactPhone, contactEmail }: ContactChanges,
): string => {
  const isTyped = [contactName, contactPhone, contactEmail].some((typed) => typed !== undefined);
  if (sealed !== null && !isTyped) return sealed;
  const { name, phone, email } = readable(openContact(sealer, sealed), NO_CONTACT);
  return sealContact(sealer, {
    name: contactName ?? name,
    phone: contactPhone ?? phone,
    email: contactEmail ?? email,
  });
};
