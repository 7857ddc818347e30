import { router } from '@inertiajs/react'
import { routeOf, urlFor } from '~/client'
import { CONNECTIVITY_ERROR, type Outcome, outcomeOf, PROCESSING_ERROR } from '~/hooks/api_outcome'
import { rememberedReferral } from '~/hooks/referral_code'
import { forgetKey, withKey } from './lost_answers'
import { confirmed } from './second_factor'
import { callerHeaders, shownCaller } from './page_caller'
import type { AddressOf, AnswerOf, AnyCall, ApiRoute, CallOf, Optional } from './calls'

const BAD_CSRF_TOKEN = 419

/**
 * One call of the API from a page, with its session cookie and CSRF token. It never throws: what
 * went wrong is in the outcome.
 */
export function send<R extends ApiRoute>(
  route: R,
  ...call: Optional<CallOf<R>>
): Promise<Outcome<AnswerOf<R>>>
export function send(route: ApiRoute, { approvalReason, ...call }: AnyCall = {}) {
  return ask(
    route,
    approvalReason ? { ...call, body: { ...(call.body ?? {}), approvalReason } } : call
  )
}

export type Send = typeof send

/** For the hooks here, which have typed the call themselves. */
export async function ask(route: ApiRoute, call: AnyCall): Promise<Outcome<unknown>> {
  // What is read can be asked for with HEAD too.
  const isRead = routeOf(route).methods.length > 1
  const keyed = isRead ? call : withKey(route, call)
  // Asked once more, it is still a call of the page that began it.
  const named = { ...keyed, caller: call.caller ?? shownCaller() }
  const response = await requestWithToken(route, named).catch(() => null)
  if (!response) return { ok: false, message: CONNECTIVITY_ERROR, fields: {} }
  try {
    const { status } = response
    const outcome = outcomeOf<unknown>(status, await readBody(response))
    forgetKey(route, call, { status, outcome })
    if (!outcome.ok && outcome.code === 'E_SECOND_FACTOR_REQUIRED') {
      return await confirmed(outcome, () => ask(route, call))
    }
    if (shownCaller()) leaveForSignIn(status)
    return outcome
  } catch {
    return { ok: false, message: PROCESSING_ERROR, fields: {} }
  }
}

/** The address of a call, for what the browser fetches by itself: a link, a download. */
export function addressOf<R extends ApiRoute>(route: R, ...call: Optional<AddressOf<R>>): string
export function addressOf(route: ApiRoute, call: AnyCall = {}): string {
  return anyAddress(route, call)
}

export function anyAddress(route: ApiRoute, { params, query }: AnyCall): string {
  return urlFor(route, params ?? {}, { qs: query })
}

/** A token that has run out is renewed by the refusal itself; nothing was done, so we ask once more. */
async function requestWithToken(route: ApiRoute, call: AnyCall) {
  const response = await request(route, call)
  return response.status === BAD_CSRF_TOKEN ? request(route, call) : response
}

function request(route: ApiRoute, call: AnyCall) {
  const body = encoded(call.body)
  const referral = rememberedReferral()
  return fetch(anyAddress(route, call), {
    method: routeOf(route).methods[0],
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      // The browser itself says of a form with files where its parts end.
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      'X-XSRF-TOKEN': cookie('XSRF-TOKEN'),
      ...callerHeaders(call.caller),
      ...(referral > 0 ? { 'Ref-Code': String(referral) } : {}),
      ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
    },
    body,
  })
}

/** JSON cannot carry a file. */
function encoded(body: unknown): FormData | string | undefined {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof File)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields) {
    form.append(name, value instanceof File ? value : String(value))
  }
  return form
}

/** An answer that should be JSON and is not, as from a gateway, has no body for us. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (error) {
    if (response.ok && text) throw error
    return null
  }
}

/**
 * Where a session has ended, or its rights have, the page that asked is opened anew: the server then
 * sends its reader to sign in, and back here afterwards. Who has signed out is on the way elsewhere.
 */
function leaveForSignIn(status: number) {
  const isAtTheDoor = window.location.pathname === urlFor('identity.sign_in', {})
  const isBehindTheDoor = /^\/(base|admin)(\/|$)/.test(window.location.pathname)
  if ((status === 401 || status === 403) && isBehindTheDoor && !isAtTheDoor) {
    router.visit(window.location.href, { replace: true })
  }
}

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
