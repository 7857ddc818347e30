interface Contact {
  contactNumber: string
  contactEmail: string
  privacyEmail: string
}

/** Part of a sentence: `call us on 0700…`; without a number, how else to reach us. */
export function describePhone(brand: Contact): string {
  return brand.contactNumber
    ? `call us on ${brand.contactNumber}`
    : describeContact(brand, 'contactEmail')
}

/** Part of a sentence: `call us on 0700… or write to a@b.ng`; without either `contact us`. */
export function describeContact(
  { contactNumber, ...emails }: Contact,
  address: 'contactEmail' | 'privacyEmail'
): string {
  const email = emails[address]
  const ways = [contactNumber && `call us on ${contactNumber}`, email && `write to ${email}`]
  return ways.filter(Boolean).join(' or ') || 'contact us'
}
