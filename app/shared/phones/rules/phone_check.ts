import { type Check, isEmpty, missing, ruled } from '#shared/http/rules/field_checks'
import { cleanedPhone } from '#shared/phones/rules/written_phone'

/** E.164, or a Nigerian number as it is dialled at home. */
export const PHONE_PATTERN = /^(\+\d{7,15}|0\d{10})$/

/** Asks for the form that the specification gives a phone number, once what was pasted around it is gone. */
export function phone(label: string, pattern: RegExp, invalid = `"${label}" is invalid`): Check {
  return ruled('phone', (value) => {
    const cleaned = cleanedPhone(value)
    if (isEmpty(cleaned)) return missing(label)
    return typeof cleaned === 'string' && pattern.test(cleaned) ? null : invalid
  })
}
