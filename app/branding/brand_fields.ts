import vine from '@vinejs/vine'
import { follows, wholeNumber } from '#shared/http/checked_fields'
import { cleanedPhone } from '#shared/phones/rules/written_phone'
import type { Check } from '#shared/http/rules/field_checks'

/** Text that is held to a rule of a form. */
export function checkedText(check: Check) {
  return vine.string().use(follows(check)).trim()
}

/** Left out, null and empty are the same. */
export function optionalText(check: Check) {
  return checkedText(check).nullable().optional()
}

/** A phone number, held to its form without what was pasted around it. */
export function phoneText(check: Check) {
  return checkedText(check).parse(cleanedPhone)
}

/** Of what was edited, so that nobody else's changes are overwritten; without it the last one to save wins. */
export function version() {
  return wholeNumber().range([0, 2_147_483_647]).optional()
}

/** For a call whose body has no room for it. */
export const versionValidator = vine.create({ version: version() })

/** What a form calls the picture that it sent, so that its save finds it. */
export const CACHE_FILE_NAME = /^[\w-]{1,30}$/
