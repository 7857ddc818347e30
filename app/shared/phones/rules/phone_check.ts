import { type Check, isEmpty, formatEmptyMessage, withRule } from '#shared/http/rules/field_checks'
import { cleanPhone } from '#shared/phones/rules/phone_parts'

/** Matches E.164 and the national form of Nigerian numbers. */
export const PHONE_PATTERN = /^(\+\d{7,15}|0\d{10})$/

export function phoneCheck(
  label: string,
  pattern: RegExp,
  invalid = `"${label}" is invalid`
): Check {
  return withRule('phone', (value) => {
    const cleaned = cleanPhone(value)
    if (isEmpty(cleaned)) return formatEmptyMessage(label)
    return typeof cleaned === 'string' && pattern.test(cleaned) ? null : invalid
  })
}
