import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Groups a number as 0803 123 4567 or +44 20 7946 0000; an invalid one stays as typed. */
export function formatPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NG')
  if (!number?.isValid()) return typed
  return typed.startsWith('+') ? number.formatInternational() : number.formatNational()
}
