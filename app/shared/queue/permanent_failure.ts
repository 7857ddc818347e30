import { errors } from '@adonisjs/lucid'
import { isUnstorable } from '#shared/database/violations'
import { DomainError } from '#shared/errors/domain_error'
import { findHttpStatus } from '#shared/errors/error_statuses'

/** Another answer may come later: a balance that is filled up, a conflict that is over, fewer calls. */
const TRANSIENT_STATUSES = [402, 409, 429]

/**
 * Whether a job would fail the same way whenever it is tried: a rule refuses it, its rows cannot be read or stored, or
 * the program is wrong. Companies, networks and databases that are away come back.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (error instanceof DomainError) {
    const status = findHttpStatus(error.code)
    return status < 500 && !TRANSIENT_STATUSES.includes(status) && error.waitSeconds === undefined
  }
  if (error instanceof errors.E_ROW_NOT_FOUND || isUnstorable(error)) return true
  // `fetch` throws a TypeError where the network is away, and says why as its cause.
  const isFault = error instanceof TypeError && error.cause === undefined
  return isFault || error instanceof RangeError || error instanceof ReferenceError
}
