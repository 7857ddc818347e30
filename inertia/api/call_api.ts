import { router } from '@inertiajs/react'
import { routeOf, urlFor } from '~/client'
import { CONNECTIVITY_ERROR, type ApiOutcome, toOutcome, PROCESSING_ERROR } from '~/api/api_outcome'
import { getSavedReferralCode } from '~/hooks/saved_referral_code'
import { releaseIdempotencyKey, withIdempotencyKey } from './idempotency_keys'
import { confirmSecondFactor } from './second_factor_challenge'
import { pageUserHeaders, getPageUser } from './page_user'
import type {
  AddressOf,
  ResponseOf,
  UntypedCall,
  ApiRoute,
  CallOf,
  OptionalCall,
} from './call_types'

const BAD_CSRF_TOKEN = 419

/** Calls the API with the session cookie and CSRF token. Never throws. */
export function callApi<R extends ApiRoute>(
  route: R,
  ...call: OptionalCall<CallOf<R>>
): Promise<ApiOutcome<ResponseOf<R>>>
export function callApi(route: ApiRoute, { approvalReason, ...call }: UntypedCall = {}) {
  return sendUntyped(
    route,
    approvalReason ? { ...call, body: { ...(call.body ?? {}), approvalReason } } : call
  )
}

export type CallApi = typeof callApi

/** Use this only in hooks whose own types check the call. */
export async function sendUntyped(
  route: ApiRoute,
  call: UntypedCall
): Promise<ApiOutcome<unknown>> {
  // Only reads have a second method: GET routes also accept HEAD.
  const isRead = routeOf(route).methods.length > 1
  const keyed = isRead ? call : withIdempotencyKey(route, call)
  // A retry names the user of the page that started the call, not of the page shown by then.
  const named = { ...keyed, caller: call.caller ?? getPageUser() }
  const response = await fetchWithCsrfRetry(route, named).catch(() => null)
  if (!response) return { ok: false, message: CONNECTIVITY_ERROR, fields: {} }
  try {
    const { status } = response
    const outcome = toOutcome<unknown>(status, await readBody(response))
    releaseIdempotencyKey(route, call, { status, outcome })
    if (!outcome.ok && outcome.code === 'E_SECOND_FACTOR_REQUIRED') {
      return await confirmSecondFactor(outcome, () => sendUntyped(route, call))
    }
    if (getPageUser()) reloadForSignIn(status)
    return outcome
  } catch {
    return { ok: false, message: PROCESSING_ERROR, fields: {} }
  }
}

export function apiUrl<R extends ApiRoute>(route: R, ...call: OptionalCall<AddressOf<R>>): string
export function apiUrl(route: ApiRoute, call: UntypedCall = {}): string {
  return untypedAddressOf(route, call)
}

export function untypedAddressOf(route: ApiRoute, { params, query }: UntypedCall): string {
  return urlFor(route, params ?? {}, { qs: query })
}

/** The 419 renews an expired CSRF token and changed nothing, so the call is repeated. */
async function fetchWithCsrfRetry(route: ApiRoute, call: UntypedCall) {
  const response = await fetchRoute(route, call)
  return response.status === BAD_CSRF_TOKEN ? fetchRoute(route, call) : response
}

function fetchRoute(route: ApiRoute, call: UntypedCall) {
  const body = encodeBody(call.body)
  const referral = getSavedReferralCode()
  return fetch(untypedAddressOf(route, call), {
    method: routeOf(route).methods[0],
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      // For a form, the browser sets the Content-Type, because it chooses the boundary.
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      'X-XSRF-TOKEN': readCookie('XSRF-TOKEN'),
      ...pageUserHeaders(call.caller),
      ...(referral > 0 ? { 'Ref-Code': String(referral) } : {}),
      ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
    },
    body,
  })
}

/** Encodes as JSON, or as a form if a field is a file. */
function encodeBody(body: unknown): FormData | string | undefined {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof File)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields) {
    form.append(name, value instanceof File ? value : String(value))
  }
  return form
}

/** A response that is not JSON, such as a gateway's, has no body. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    if (response.ok && text) throw error
    return null
  }
}

/** After a 401 or 403, reopens the page: the server redirects to sign-in and back. */
function reloadForSignIn(status: number) {
  const isSignInPage = window.location.pathname === urlFor('identity.sign_in', {})
  const isShellPath = /^\/(base|admin)(\/|$)/.test(window.location.pathname)
  if ((status === 401 || status === 403) && isShellPath && !isSignInPage) {
    router.visit(window.location.href, { replace: true })
  }
}

function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
