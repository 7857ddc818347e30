import brand from '#config/brand'

/** Writes the call to action of a mail; the address part is omitted if none is set. */
export function describeContact(address: 'contactEmail' | 'privacyEmail'): string {
  const email = brand[address]
  return `call us on ${brand.contactNumber}${email && ` or write to ${email}`}`
}
