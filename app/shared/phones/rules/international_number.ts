const NIGERIA = '234'

/**
 * Digits with the country in front and no plus, as gateways want them; a number that begins with 0 is
 * one of Nigeria. Null for what cannot be a phone number.
 */
export function internationalNumber(phoneNumber: string): string | null {
  const digits = phoneNumber.replace(/[\s()+.-]/g, '')
  if (!/^\d{7,16}$/.test(digits)) return null
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? `${NIGERIA}${digits.slice(1)}` : digits
}
