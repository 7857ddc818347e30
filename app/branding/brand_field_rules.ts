import vine from '@vinejs/vine'
import { wholeNumberField } from '#shared/http/checked_fields'

/** Optimistic lock: without a version the last save wins. */
export function versionRule() {
  return wholeNumberField().range([0, 2_147_483_647]).optional()
}

/** For calls whose body cannot hold the version. */
export const versionValidator = vine.create({ version: versionRule() })

/** The name of an upload, chosen by its form; saving the form finds the picture by this name. */
export const UPLOAD_NAME_PATTERN = /^[\w-]{1,30}$/
