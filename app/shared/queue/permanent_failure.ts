import { errors } from '@adonisjs/lucid'
import { isUnstorable } from '#shared/database/violations'
import { DomainError } from '#shared/errors/domain_error'
import { findHttpStatus } from '#shared/errors/error_statuses'

/** A retry may succeed after a balance top-up, a resolved conflict or a pause between calls. */
const TRANSIENT_STATUSES = [402, 409, 429]

/** Whether every retry would fail as well. Failures of partners, network and database pass. */
export function isPermanentFailure(error: unknown): boolean {
  if (error instanceof DomainError) {
    const status = findHttpStatus(error.code)
    return status < 500 && !TRANSIENT_STATUSES.includes(status) && error.waitSeconds === undefined
  }
  if (error instanceof errors.E_ROW_NOT_FOUND || isUnstorable(error)) return true
  // `fetch` throws a TypeError with a cause when the network fails.
  const isFault = error instanceof TypeError && error.cause === undefined
  return isFault || error instanceof RangeError || error instanceof ReferenceError
}
