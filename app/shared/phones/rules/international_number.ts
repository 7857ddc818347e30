const NIGERIA = '234'

/** Returns digits with country code for gateways; a leading 0 means Nigeria. Null if invalid. */
export function toInternationalNumber(phoneNumber: string): string | null {
  const digits = phoneNumber.replace(/^(\s*\+[\d\s]+)\(0\)/, '$1').replace(/[\s()+.-]/g, '')
  if (!/^\d{7,16}$/.test(digits)) return null
  if (digits.startsWith('00')) return digits.slice(2)
  if (/^2340\d{10}$/.test(digits)) return `${NIGERIA}${digits.slice(4)}`
  return digits.startsWith('0') ? `${NIGERIA}${digits.slice(1)}` : digits
}
