import vine from '@vinejs/vine'
import { wholeNumber } from '#shared/http/checked_fields'

/** Of what was edited, so that nobody else's changes are overwritten; without it the last one to save wins. */
export function version() {
  return wholeNumber().range([0, 2_147_483_647]).optional()
}

/** For a call whose body has no room for it. */
export const versionValidator = vine.create({ version: version() })

/** What a form calls the picture that it sent, so that its save finds it. */
export const CACHE_FILE_NAME = /^[\w-]{1,30}$/
