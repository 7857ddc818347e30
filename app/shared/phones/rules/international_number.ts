const NIGERIA = '234'

/**
 * Digits with the country in front and no plus, as gateways want them; a number that begins with 0 is
 * one of Nigeria, and a 0 that stands behind the country is not dialled. Null for what cannot be a phone number.
 */
export function toInternationalNumber(phoneNumber: string): string | null {
  const digits = phoneNumber.replace(/^(\s*\+[\d\s]+)\(0\)/, '$1').replace(/[\s()+.-]/g, '')
  if (!/^\d{7,16}$/.test(digits)) return null
  if (digits.startsWith('00')) return digits.slice(2)
  if (/^2340\d{10}$/.test(digits)) return `${NIGERIA}${digits.slice(4)}`
  return digits.startsWith('0') ? `${NIGERIA}${digits.slice(1)}` : digits
}
