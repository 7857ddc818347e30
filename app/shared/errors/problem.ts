import { appUrl } from '#config/app'
import type { ApiError } from '#shared/errors/api_error'
import { findErrorNote } from '#shared/errors/catalogue/error_catalogue'

export const PROBLEM_TYPE = 'application/problem+json'

export const ERROR_PAGES = '/developers/errors'

const PLAIN_TYPE = 'application/json'

interface Failed {
  status: number
  instance: string
  requestId: string
}

/** Formats a failure per RFC 9457, with our own fields as extensions. */
export function toProblem(
  { message, code, errors, data }: ApiError,
  { status, instance, requestId }: Failed
) {
  const page = `${appUrl}${ERROR_PAGES}/${code}`
  return {
    type: page,
    title: findErrorNote(code)?.title ?? message,
    status,
    detail: message,
    instance,
    code,
    errors,
    ...(data && { data }),
    request_id: requestId,
    doc_url: page,
  }
}

/** Whether the client names problem documents, not only by a wildcard, and does not prefer JSON. */
export function prefersProblem(accept = ''): boolean {
  const wish = readMediaTypeWeight(PROBLEM_TYPE, accept)
  return wish > 0 && wish >= readMediaTypeWeight(PLAIN_TYPE, accept)
}

/** Returns the q-value of a type that the client names explicitly; 0 if it does not. */
function readMediaTypeWeight(type: string, accept: string): number {
  for (const wish of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight ? Number(weight.slice('q='.length)) || 0 : 1
  }
  return 0
}
