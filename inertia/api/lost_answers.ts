import type { Outcome } from '~/hooks/api_outcome'
import type { AnyCall, ApiRoute } from './calls'

/** They make nothing, however often they are asked. */
const QUESTIONS: readonly ApiRoute[] = [
  'api.shipping.quotes.store',
  'api.shipping.rate_quotes.store',
]

/** The keys of commands whose answers have not come yet, by what was asked. */
const unanswered = new Map<string, string>()

/**
 * One key for as long as the same is asked without an answer, so that a booking whose answer was lost
 * is not made twice when its button is pressed again.
 */
export function withKey(route: ApiRoute, call: AnyCall): AnyCall {
  if (QUESTIONS.includes(route) || call.idempotencyKey) return call
  const asked = textOf(route, call)
  const idempotencyKey = unanswered.get(asked) ?? newKey()
  unanswered.set(asked, idempotencyKey)
  return { ...call, idempotencyKey }
}

/**
 * Asked again after an answer, it is another command. A server in trouble, or a gateway before it, has
 * not answered, nor has one that is still at it.
 */
export function forgetKey(
  route: ApiRoute,
  call: AnyCall,
  { status, outcome }: { status: number; outcome: Outcome<unknown> }
) {
  const isOpen = status >= 500 || (!outcome.ok && outcome.code === 'E_STILL_RUNNING')
  if (!isOpen) unanswered.delete(textOf(route, call))
}

function textOf(route: ApiRoute, { params, query, body }: AnyCall): string {
  return JSON.stringify([route, params, query, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value
  )
}

/** Browsers keep `randomUUID` to pages with TLS; every page has random bytes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
