import type { DocumentedRoute } from '#admin/developers/openapi/api_routes'
import { findRecordedCodes } from '#admin/developers/openapi/recorded_calls'
import { PRIVATE_SCOPES } from '#identity/api_keys/rules/scopes'
import type { DocumentedOperation } from '#admin/developers/openapi/api_tags'
import type { FailureStatus } from '#identity/access/call_documentation'

export const ERROR_STATUSES: Record<FailureStatus, { name: string; meaning: string }> = {
  400: {
    name: 'BadRequest',
    meaning: 'The request cannot be read. For example, its body is not JSON.',
  },
  401: { name: 'Unauthorized', meaning: 'The token or API key is missing or no longer valid.' },
  402: {
    name: 'PaymentRequired',
    meaning: 'The balance is too low (`E_INSUFFICIENT_BALANCE`). Nothing was debited.',
  },
  403: {
    name: 'Forbidden',
    meaning:
      'The caller may not do this. An API key lacks the scope, was used from an address it does not allow, or cannot make this call.',
  },
  404: {
    name: 'NotFound',
    meaning: 'The object does not exist, or belongs to someone else.',
  },
  409: {
    name: 'Conflict',
    meaning:
      'The call conflicts with the current state, or the Idempotency-Key was used for another request. Nothing has changed.',
  },
  413: { name: 'TooLarge', meaning: 'The request is too large.' },
  422: {
    name: 'Invalid',
    meaning: 'The input is invalid. `errors` names each field and its problem.',
  },
  429: {
    name: 'TooManyRequests',
    meaning: 'Too many attempts. Retry after the seconds in `Retry-After`.',
  },
  500: { name: 'ServerError', meaning: 'An error on our side. We have been alerted.' },
  503: {
    name: 'Unavailable',
    meaning: 'Temporarily unavailable. Retry after the seconds in `Retry-After`, if present.',
  },
}

export type ErrorCodesByStatus = Partial<Record<FailureStatus, string[]>>

type CallFeatures = {
  route: DocumentedRoute
  parameterNames: string[]
  takesBody: boolean
  isValidated: boolean
}

/** Status and codes of errors that a call can return if `applies` returns true for it. */
const COMMON_ERRORS: readonly [
  FailureStatus,
  codes: string[],
  applies: (call: CallFeatures) => unknown,
][] = [
  [400, ['E_BAD_REQUEST'], ({ route }) => route.method !== 'GET'],
  [400, ['E_UNKNOWN_VERSION', 'E_KEY_IN_URL'], () => true],
  [401, ['E_UNAUTHORIZED_ACCESS'], ({ route }) => route.needsSignIn],
  [401, ['E_UNKNOWN_API_KEY', 'E_DAMAGED_API_KEY', 'E_EXPIRED_API_KEY'], () => true],
  [403, ['E_API_KEY_ADDRESS'], () => true],
  [403, ['E_SCOPE_MISSING'], ({ route }) => route.scope],
  [403, ['E_NOT_FOR_API_KEYS'], ({ route }) => route.needsSignIn && !route.scope],
  [403, ['E_SECOND_FACTOR_SETUP'], ({ route }) => route.needsSignIn],
  [403, ['E_LIVE_ONLY'], ({ route }) => route.ability || route.isLiveOnly],
  [403, ['E_FORBIDDEN'], ({ route }) => route.ability || hasPrivateScope(route)],
  [
    404,
    ['E_NOT_FOUND'],
    ({ route, parameterNames }) => route.params.length > 0 || parameterNames.includes('version'),
  ],
  [409, ['E_SIGN_UP_INCOMPLETE'], ({ route }) => route.needsSignIn],
  [409, ['E_IDEMPOTENCY_CONFLICT', 'E_STILL_RUNNING'], ({ route }) => route.acceptsKey],
  [409, ['E_OUTCOME_UNKNOWN'], ({ route }) => route.acceptsKey && route.method === 'POST'],
  [
    409,
    ['E_TARIFF_VERSION_STATE'],
    ({ route, parameterNames }) => route.method !== 'GET' && parameterNames.includes('version'),
  ],
  [413, ['E_TOO_LARGE'], ({ takesBody }) => takesBody],
  [422, ['E_BAD_REQUEST'], ({ route }) => route.method !== 'GET'],
  [422, ['E_UNREADABLE_INPUT'], () => true],
  [422, ['E_INVALID_IDEMPOTENCY_KEY'], ({ route }) => route.acceptsKey],
  [422, ['E_VALIDATION_ERROR'], ({ isValidated }) => isValidated],
  [422, ['E_BAD_CURSOR'], ({ parameterNames }) => parameterNames.includes('cursor')],
  [422, ['E_FILE_MISSING'], ({ route }) => route.takesFile],
  [429, ['E_TOO_MANY_CALLS'], () => true],
  [500, ['E_SERVER_ERROR'], () => true],
  [503, ['E_UNAVAILABLE'], () => true],
]

/** API keys lose these scopes, with few exceptions, once their creator has left the business. */
function hasPrivateScope({ scope }: DocumentedRoute): boolean {
  return scope !== null && PRIVATE_SCOPES.includes(scope)
}

/** The codes that a declared status implies, even without a test. */
const CODES_BY_STATUS: ErrorCodesByStatus = { 429: ['E_TOO_MANY_REQUESTS'] }

/** Combines errors by features, declared statuses and recorded tests. */
export function listCallErrors(
  call: CallFeatures,
  { failures = [] }: DocumentedOperation
): ErrorCodesByStatus {
  const common = COMMON_ERRORS.filter(([, , applies]) => applies(call))
  const all: [number, readonly string[]][] = [
    ...failures.map((status): [number, string[]] => [status, CODES_BY_STATUS[status] ?? []]),
    ...common.map(([status, codes]): [number, string[]] => [status, codes]),
    ...Object.entries(findRecordedCodes(call.route.name)).map(
      ([status, codes]): [number, string[]] => [Number(status), codes]
    ),
  ]
  const byStatus = Map.groupBy(all, ([status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      [...new Set(found.flatMap(([, codes]) => codes))].sort(),
    ])
  )
}
