import brand from '#config/brand'

/** What a mail asks its reader to do: we may have no address to write to. */
export function describeContact(address: 'contactEmail' | 'privacyEmail'): string {
  const email = brand[address]
  return `call us on ${brand.contactNumber}${email && ` or write to ${email}`}`
}
