import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'

/** Of what was edited, so that nobody else's changes are overwritten; without it the last one to save wins. */
export function versionRule() {
  return wholeNumberField().range([0, 2_147_483_647]).optional()
}

/** For a call whose body has no room for it. */
export const versionValidator = vine.create({ version: versionRule() })

/** What a form calls the picture that it sent, so that its save finds it. */
export const UPLOAD_NAME_PATTERN = /^[\w-]{1,30}$/
