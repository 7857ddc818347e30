import type { HttpContext } from '@adonisjs/core/http'
import { detectClient, notifyOfNewDevice } from '#identity/devices/controllers/sign_in_device'
import { requireSignInFactor } from '#identity/second_factor/sign_in_challenge'
import { issueToken } from '#identity/sessions/bearer_tokens'
import type { Caller } from '#identity/sessions/caller'
import { findCallerByAccess } from '#identity/sessions/find_caller_by_access'
import { InvalidCredentials } from '#identity/sessions/invalid_credentials'
import { isApiClientRequest } from '#identity/sessions/middleware/api_client'
import AccessToken, { type AccessOptions } from '#identity/sessions/access_token'
import SignedOut from '#identity/sessions/signed_out'
import { parseShellUrl } from '#identity/sessions/shell_url'
import { findViewHomePath } from '#identity/sessions/view_mode'

const ACCESS_KEY = 'access_id'

/** Nobody stays signed in longer than this, however often they come back. */
const SESSION_HOURS = 30 * 24

/** Where somebody wanted to go before signing in, or before completing their sign-up. */
const INTENDED_URL_KEY = 'intended_url'

/** Told to the sign-in page once: somebody was in, and is no longer. */
const ENDED_KEY = 'session_ended'

/** Once nothing more is asked of them. Throws SecondFactorRequired. */
export async function signInCaller(ctx: HttpContext, caller: Caller) {
  await requireSignInFactor(caller)
  await issueAccess(ctx, caller, {})
  await notifyOfNewDevice(ctx, caller.user)
}

/** Who has just shown their second factor. */
export async function signInWithFactor(ctx: HttpContext, caller: Caller) {
  await issueAccess(ctx, caller, { isProven: true })
  await notifyOfNewDevice(ctx, caller.user)
}

/** A page gets a session and no token, a program a bearer token and no cookie. */
async function issueAccess(
  ctx: HttpContext,
  caller: Caller,
  how: Pick<AccessOptions, 'isProven' | 'from'>
) {
  const entry = { ...detectClient(ctx), ...how }
  if (!isApiClientRequest(ctx)) return openSession(ctx, caller, entry)
  ctx.response.header('Authorization', `Bearer ${await issueToken(caller, entry)}`)
}

/** Opens the browser session; its id is renewed so that a planted one is worth nothing. */
async function openSession(
  { auth, session }: HttpContext,
  caller: Caller,
  entry: Omit<AccessOptions, 'hours'>
) {
  const access = await AccessToken.open(caller, { ...entry, hours: SESSION_HOURS })
  if (!access) throw new InvalidCredentials()
  // Whoever was signed in here before is out, wherever a copy of their session may be.
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

/** No flash message: a draft that is saved on the way to the sign-in page would use it up. */
export function saveSessionEnded({ session }: HttpContext) {
  session.put(ENDED_KEY, true)
}

export function pullSessionEnded({ session }: HttpContext): boolean {
  return session.has(ENDED_KEY) && session.pull(ENDED_KEY) === true
}

/** The page that somebody wanted, if it is more than home. */
export function readIntendedUrl({ session }: HttpContext): string | null {
  return parseShellUrl(session.get(INTENDED_URL_KEY))
}

/** The same for a call, where a program wanted none. */
export function readCallIntendedUrl(ctx: HttpContext): string | null {
  const page = isApiClientRequest(ctx) ? null : readIntendedUrl(ctx)
  // Where somebody new begins anyway.
  return page === findViewHomePath('dashboard') ? null : page
}

/** They are on their way there. */
export function clearIntendedUrl(ctx: HttpContext) {
  if (!isApiClientRequest(ctx)) ctx.session.forget(INTENDED_URL_KEY)
}

/** Ends what the caller came in with, wherever a copy of it may be. */
export async function endAccess(ctx: HttpContext, { accessId }: Caller) {
  if (accessId) await AccessToken.revoke(accessId)
  if (!isApiClientRequest(ctx)) await ctx.auth.use('web').logout()
}

/** The same by a command of theirs: what was kept for their way on goes as well. */
export async function signOutCaller(ctx: HttpContext, caller: Caller) {
  await endAccess(ctx, caller)
  if (!isApiClientRequest(ctx)) await SignedOut.dispatch(caller.user.id)
}

/** A page goes on in its session, under a new id as after any change of credentials. */
export function regenerateSession(ctx: HttpContext) {
  if (!isApiClientRequest(ctx)) ctx.session.regenerate()
}

/** The session goes on for another organization, under a new id as after any change of rights. */
export async function switchAccess(ctx: HttpContext, from: Caller, to: Caller) {
  if (from.accessId) await AccessToken.revoke(from.accessId)
  await issueAccess(ctx, to, { from: from.accessId })
}

export async function findCallerBySession({ session }: HttpContext) {
  const accessId = session.get(ACCESS_KEY)
  return typeof accessId === 'string' ? findCallerByAccess(accessId) : undefined
}
