import type { HttpContext } from '@adonisjs/core/http'
import { detectClient, notifyOfNewDevice } from '#identity/devices/controllers/sign_in_device'
import { requireSignInFactor } from '#identity/second_factor/sign_in_challenge'
import { issueToken } from '#identity/sessions/bearer_tokens'
import type { Caller } from '#identity/sessions/caller'
import { findCallerByAccess } from '#identity/sessions/find_caller_by_access'
import { InvalidCredentials } from '#identity/sessions/sign_in_errors'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import AccessToken, { type AccessOptions } from '#identity/sessions/access_token'
import SignedOut from '#identity/sessions/signed_out'
import { parseShellUrl } from '#identity/sessions/shell_url'
import { findViewHomePath } from '#identity/sessions/view_mode'

const ACCESS_KEY = 'access_id'

/** A session ends after this time even if it is in use. */
const SESSION_HOURS = 30 * 24

const INTENDED_URL_KEY = 'intended_url'

const ENDED_KEY = 'session_ended'

/** Signs in unless a second factor is due. Throws SecondFactorRequired. */
export async function signInCaller(ctx: HttpContext, caller: Caller) {
  await requireSignInFactor(caller)
  await issueAccess(ctx, caller, {})
  await notifyOfNewDevice(ctx, caller.user)
}

/** Signs in after the second factor. */
export async function signInWithFactor(ctx: HttpContext, caller: Caller) {
  await issueAccess(ctx, caller, { isProven: true })
  await notifyOfNewDevice(ctx, caller.user)
}

/** A page gets a session and no token, an API client a bearer token and no cookie. */
async function issueAccess(
  ctx: HttpContext,
  caller: Caller,
  how: Pick<AccessOptions, 'isProven' | 'from'>
) {
  const entry = { ...detectClient(ctx), ...how }
  if (!isApiClientRequest(ctx)) return openSession(ctx, caller, entry)
  ctx.response.header('Authorization', `Bearer ${await issueToken(caller, entry)}`)
}

/** Opens the session under a new id, against session fixation. */
async function openSession(
  { auth, session }: HttpContext,
  caller: Caller,
  entry: Omit<AccessOptions, 'hours'>
) {
  const access = await AccessToken.open(caller, { ...entry, hours: SESSION_HOURS })
  if (!access) throw new InvalidCredentials()
  // Also ends copies of the previous session in this browser.
  const before = session.get(ACCESS_KEY)
  if (typeof before === 'string') await AccessToken.revoke(before)
  await auth.use('web').login(caller.user)
  session.forget(INTENDED_URL_KEY)
  session.forget(ENDED_KEY)
  session.put(ACCESS_KEY, access.id)
}

export function saveIntendedUrl({ session }: HttpContext, url: string) {
  session.put(INTENDED_URL_KEY, url)
}

/** Uses no flash message: a call that saves a draft before the sign-in page would consume it. */
export function saveSessionEnded({ session }: HttpContext) {
  session.put(ENDED_KEY, true)
}

export function pullSessionEnded({ session }: HttpContext): boolean {
  return session.has(ENDED_KEY) && session.pull(ENDED_KEY) === true
}

/** Returns the page that the visitor wanted before sign-in; null for home. */
export function readIntendedUrl({ session }: HttpContext): string | null {
  return parseShellUrl(session.get(INTENDED_URL_KEY))
}

/** Returns the page wanted before sign-in; null for API clients, and for home or the dashboard. */
export function readCallIntendedUrl(ctx: HttpContext): string | null {
  const page = isApiClientRequest(ctx) ? null : readIntendedUrl(ctx)
  return page === findViewHomePath('dashboard') ? null : page
}

export function clearIntendedUrl(ctx: HttpContext) {
  if (!isApiClientRequest(ctx)) ctx.session.forget(INTENDED_URL_KEY)
}

export async function endAccess(ctx: HttpContext, { accessId }: Caller) {
  if (accessId) await AccessToken.revoke(accessId)
  if (!isApiClientRequest(ctx)) await ctx.auth.use('web').logout()
}

/** Signs out at the user's request. Subscribers of `SignedOut` delete the user's booking drafts. */
export async function signOutCaller(ctx: HttpContext, caller: Caller) {
  await endAccess(ctx, caller)
  if (!isApiClientRequest(ctx)) await SignedOut.dispatch(caller.user.id)
}

/** Gives a page's session a new id after a change of credentials. */
export function regenerateSession(ctx: HttpContext) {
  if (!isApiClientRequest(ctx)) ctx.session.regenerate()
}

/** Switches the organization under a new token or session id, as after any change of rights. */
export async function switchAccess(ctx: HttpContext, from: Caller, to: Caller) {
  if (from.accessId) await AccessToken.revoke(from.accessId)
  await issueAccess(ctx, to, { from: from.accessId })
}

export async function findCallerBySession({ session }: HttpContext) {
  const accessId = session.get(ACCESS_KEY)
  return typeof accessId === 'string' ? findCallerByAccess(accessId) : undefined
}
