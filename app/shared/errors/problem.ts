import { appUrl } from '#config/app'
import type { ApiError } from '#shared/errors/api_error'
import { findErrorNote } from '#shared/errors/catalogue/error_catalogue'

export const PROBLEM_TYPE = 'application/problem+json'

/** Below it each code has a page of its own. */
export const ERROR_PAGES = '/developers/errors'

const PLAIN_TYPE = 'application/json'

interface Failed {
  status: number
  /** The path that was asked for. */
  instance: string
  requestId: string
}

/** A refusal as RFC 9457 has it, with what programs want to know beside it. */
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

/** Whoever names the type gets it, unless they would rather have plain JSON; who takes anything gets the envelope. */
export function prefersProblem(accept = ''): boolean {
  const wish = readMediaTypeWeight(PROBLEM_TYPE, accept)
  return wish > 0 && wish >= readMediaTypeWeight(PLAIN_TYPE, accept)
}

/** How much a type is wished for by its own name, from 0 to 1. */
function readMediaTypeWeight(type: string, accept: string): number {
  for (const wish of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight ? Number(weight.slice('q='.length)) || 0 : 1
  }
  return 0
}
