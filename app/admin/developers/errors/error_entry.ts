import { apiError } from '#shared/errors/api_error'
import { ERROR_GROUPS } from '#shared/errors/catalogue/error_catalogue'
import type { ErrorNote } from '#shared/errors/catalogue/error_note'
import { findHttpStatus } from '#shared/errors/error_statuses'
import { toProblem } from '#shared/errors/problem'

export interface ErrorEntry extends ErrorNote {
  code: string
  status: number
  group: string
}

export const ERROR_ENTRIES: ErrorEntry[] = ERROR_GROUPS.flatMap(({ title, notes }) =>
  Object.entries(notes).map(([code, note]) => ({
    code,
    status: findHttpStatus(code),
    group: title,
    ...note,
  }))
)

/** An error in both formats: our envelope and RFC 9457. */
export function buildErrorExamples({ code, status, title }: ErrorEntry) {
  const envelope = apiError(code, `${title}.`)
  const instance = '/api/v1/shipment'
  const requestId = '0192aa11-22bb-4c33-8d44-55ee66ff7788'
  return { envelope, problem: toProblem(envelope, { status, instance, requestId }) }
}
