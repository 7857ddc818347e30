import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { passesCheck, requireCheck } from '#shared/http/checked_fields'
import type { Check } from '#shared/http/rules/field_checks'
import { readPhone } from '#shared/phones/read_phone'
import { cleanPhone } from '#shared/phones/rules/phone_parts'

const HOME = 'NG'

export function phoneText(check: Check) {
  return vine.string().parse(cleanPhone).use(passesCheck(check)).trim()
}

export function addressPhoneField(check: Check) {
  return vine.string().trim().use(phoneRule(check))
}

const phoneRule = vine.createRule((value: unknown, check: Check, field: FieldContext) =>
  checkPhoneField(value, check, field)
)

/** Replaces the input with the parsed number, and checks it against the specified pattern. */
export function checkPhoneField(value: unknown, check: Check, field: FieldContext) {
  const { country } = field.parent as { country?: unknown }
  const where = typeof country === 'string' && country.trim() ? country.trim() : HOME
  const read = readPhone(String(value), where)
  const phone = read?.phone ?? String(cleanPhone(value))
  field.mutate(phone, field)
  requireCheck(phone, check, field)
}
