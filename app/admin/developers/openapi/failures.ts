import type { ApiRoute } from '#admin/developers/openapi/api_routes'
import type { DescribedOperation, KnownFailure } from '#admin/developers/openapi/operation'
import type { JsonSchema } from '#admin/developers/openapi/json_schema'

/** What each status of a refusal means, for every call alike. */
export const FAILURES: Record<KnownFailure, { name: string; meaning: string }> = {
  401: { name: 'Unauthorized', meaning: 'No token, or one that has ended. Sign in again.' },
  402: {
    name: 'PaymentRequired',
    meaning: 'The balance does not cover the price (`E_INSUFFICIENT_BALANCE`). Nothing was taken.',
  },
  403: { name: 'Forbidden', meaning: 'Signed in, but not allowed to do this.' },
  404: {
    name: 'NotFound',
    meaning: 'It does not exist, or it belongs to somebody else: the two look the same.',
  },
  409: {
    name: 'Conflict',
    meaning:
      'It cannot be done as things stand, or the Idempotency-Key was used for another request. Nothing has changed.',
  },
  422: {
    name: 'Invalid',
    meaning: 'Something that was sent is not right. `errors` names each field and says what.',
  },
  429: {
    name: 'TooManyRequests',
    meaning: 'Too many tries. `Retry-After` says in how many seconds to come back.',
  },
}

export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string', description: 'For people.' },
    code: {
      type: 'string',
      description: 'For programs: stays the same.',
      examples: ['E_NOT_FOUND'],
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: {
          field: { type: 'string', description: 'Such as items.0.weight' },
          message: { type: 'string' },
          rule: { type: 'string' },
        },
      },
    },
  },
}

/** The statuses with which this call may refuse, in order. */
export function failuresOf(
  route: ApiRoute,
  { failures = [] }: DescribedOperation,
  isValidated: boolean
): KnownFailure[] {
  const found = new Set<KnownFailure>(failures)
  if (route.needsSignIn) found.add(401)
  if (route.ability) found.add(403)
  if (route.params.length > 0) found.add(404)
  if (route.acceptsKey) found.add(409)
  if (isValidated) found.add(422)
  return [...found].sort()
}
