import type { ApiOutcome } from '~/api/api_outcome'
import type { UntypedCall, ApiRoute } from './call_types'

/** POST routes that change nothing, so that their calls need no key. */
const READ_ONLY_POSTS: readonly ApiRoute[] = [
  'api.shipping.quotes.store',
  'api.shipping.rate_quotes.store',
]

/** Keys of unanswered commands, by content. */
const pendingKeys = new Map<string, string>()

/**
 * Reuses the key of an identical unanswered command, so that pressing twice books only once.
 */
export function withIdempotencyKey(route: ApiRoute, call: UntypedCall): UntypedCall {
  if (READ_ONLY_POSTS.includes(route) || call.idempotencyKey) return call
  const fingerprint = fingerprintCall(route, call)
  const idempotencyKey = pendingKeys.get(fingerprint) ?? createIdempotencyKey()
  pendingKeys.set(fingerprint, idempotencyKey)
  return { ...call, idempotencyKey }
}

/** Forgets a key once answered. Statuses from 500 and `E_STILL_RUNNING` do not count as answers. */
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

/** Works without TLS, unlike `randomUUID`. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
