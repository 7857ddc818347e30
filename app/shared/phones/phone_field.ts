import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { followsCheck, requireCheck } from '#shared/http/checked_fields'
import type { Check } from '#shared/http/rules/field_checks'
import { readPhone } from '#shared/phones/read_phone'
import { cleanPhone } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

/** A phone number, held to its form without what was pasted around it. */
export function phoneText(check: Check) {
  return vine.string().parse(cleanPhone).use(followsCheck(check)).trim()
}

/** One on an address, which is read by the country beside it. */
export function addressPhoneField(check: Check) {
  return vine.string().trim().use(phoneRule(check))
}

const phoneRule = vine.createRule((value: unknown, check: Check, field: FieldContext) =>
  checkPhoneField(value, check, field)
)

/** Puts the number that was read in the place of what was written, and holds it to the specified pattern. */
export function checkPhoneField(value: unknown, check: Check, field: FieldContext) {
  const { country } = field.parent as { country?: unknown }
  const where = typeof country === 'string' && country.trim() ? country.trim() : HOME
  const read = readPhone(String(value), where)
  const phone = read?.phone ?? String(cleanPhone(value))
  field.mutate(phone, field)
  requireCheck(phone, check, field)
}
