import brand from '#config/brand'

export function describeContact(address: 'contactEmail' | 'privacyEmail'): string {
  const email = brand[address]
  return `call us on ${brand.contactNumber}${email && ` or write to ${email}`}`
}
