interface Contact {
  contactNumber: string
  contactEmail: string
  privacyEmail: string
}

/** Returns `call us on 0700…` for a sentence; without a phone number, `write to a@b.ng`. */
export function describePhone(brand: Contact): string {
  return brand.contactNumber
    ? `call us on ${brand.contactNumber}`
    : describeContact(brand, 'contactEmail')
}

/** Returns `call us on 0700… or write to a@b.ng` for a sentence; `contact us` if neither is set. */
export function describeContact(
  { contactNumber, ...emails }: Contact,
  address: 'contactEmail' | 'privacyEmail'
): string {
  const email = emails[address]
  const ways = [contactNumber && `call us on ${contactNumber}`, email && `write to ${email}`]
  return ways.filter(Boolean).join(' or ') || 'contact us'
}
