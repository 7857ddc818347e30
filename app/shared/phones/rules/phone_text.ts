import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number in the groups of its country, in the form in which it was typed: 0803 123 4567,
 * +44 20 7946 0000. One that cannot be read is shown as typed. Only for eyes: which numbers are
 * taken is a matter of the specification's patterns.
 */
export function formatPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NG')
  if (!number?.isValid()) return typed
  return typed.startsWith('+') ? number.formatInternational() : number.formatNational()
}
