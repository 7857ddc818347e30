import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Groups a phone number by its country's rules and keeps the typed form: 0803 123 4567, +44 20 7946
 * 0000. An invalid number stays as typed. For display only; the specified patterns decide which
 * numbers are valid.
 */
export function formatPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'NG')
  if (!number?.isValid()) return typed
  return typed.startsWith('+') ? number.formatInternational() : number.formatNational()
}
