import type { ApiOutcome } from '~/hooks/api_outcome'
import type { UntypedCall, ApiRoute } from './call_types'

/** They make nothing, however often they are asked. */
const READ_ONLY_POSTS: readonly ApiRoute[] = [
  'api.shipping.quotes.store',
  'api.shipping.rate_quotes.store',
]

/** The keys of commands whose answers have not come yet, by what was asked. */
const pendingKeys = new Map<string, string>()

/**
 * One key for as long as the same is asked without an answer, so that a booking whose answer was lost
 * is not made twice when its button is pressed again.
 */
export function withIdempotencyKey(route: ApiRoute, call: UntypedCall): UntypedCall {
  if (READ_ONLY_POSTS.includes(route) || call.idempotencyKey) return call
  const asked = fingerprintCall(route, call)
  const idempotencyKey = pendingKeys.get(asked) ?? createIdempotencyKey()
  pendingKeys.set(asked, idempotencyKey)
  return { ...call, idempotencyKey }
}

/**
 * Asked again after an answer, it is another command. A server in trouble, or a gateway before it, has
 * not answered, nor has one that is still at it.
 */
export function releaseIdempotencyKey(
  route: ApiRoute,
  call: UntypedCall,
  { status, outcome }: { status: number; outcome: ApiOutcome<unknown> }
) {
  const isOpen = status >= 500 || (!outcome.ok && outcome.code === 'E_STILL_RUNNING')
  if (!isOpen) pendingKeys.delete(fingerprintCall(route, call))
}

function fingerprintCall(route: ApiRoute, { params, query, body }: UntypedCall): string {
  return JSON.stringify([route, params, query, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value
  )
}

/** Browsers keep `randomUUID` to pages with TLS; every page has random bytes. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
