import type { HttpContext } from '@adonisjs/core/http'
import { clientOf, tellOfDevice } from '#identity/devices/controllers/device_of'
import { requireSecondStep } from '#identity/second_factor/second_step'
import { issueToken } from '#identity/sessions/bearer_tokens'
import type { Caller } from '#identity/sessions/caller'
import { callerOfAccess } from '#identity/sessions/caller_of_access'
import { InvalidCredentials } from '#identity/sessions/invalid_credentials'
import { isProgramCall } from '#identity/sessions/middleware/program_call'
import AccessToken, { type Entry } from '#identity/sessions/access_token'
import SignedOut from '#identity/sessions/signed_out'
import { pageOfOurs } from '#identity/sessions/shell_page'
import { landingOf } from '#identity/sessions/view_mode'

const ACCESS_KEY = 'access_id'

/** Nobody stays signed in longer than this, however often they come back. */
const SESSION_HOURS = 30 * 24

/** Where somebody wanted to go before signing in, or before completing their sign-up. */
const INTENDED_URL_KEY = 'intended_url'

/** Told to the sign-in page once: somebody was in, and is no longer. */
const ENDED_KEY = 'session_ended'

/** Once nothing more is asked of them. Throws SecondFactorRequired. */
export async function letIn(ctx: HttpContext, caller: Caller) {
  await requireSecondStep(caller)
  await open(ctx, caller, {})
  await tellOfDevice(ctx, caller.user)
}

/** Who has just shown their second factor. */
export async function letInProven(ctx: HttpContext, caller: Caller) {
  await open(ctx, caller, { isProven: true })
  await tellOfDevice(ctx, caller.user)
}

/** A page gets a session and no token, a program a bearer token and no cookie. */
async function open(ctx: HttpContext, caller: Caller, how: Pick<Entry, 'isProven' | 'from'>) {
  const entry = { ...clientOf(ctx), ...how }
  if (!isProgramCall(ctx)) return openSession(ctx, caller, entry)
  ctx.response.header('Authorization', `Bearer ${await issueToken(caller, entry)}`)
}

/** Opens the browser session; its id is renewed so that a planted one is worth nothing. */
async function openSession(
  { auth, session }: HttpContext,
  caller: Caller,
  entry: Omit<Entry, 'hours'>
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

export function keepIntended({ session }: HttpContext, url: string) {
  session.put(INTENDED_URL_KEY, url)
}

/** No flash message: a draft that is saved on the way to the sign-in page would use it up. */
export function keepEnded({ session }: HttpContext) {
  session.put(ENDED_KEY, true)
}

export function takeEnded({ session }: HttpContext): boolean {
  return session.has(ENDED_KEY) && session.pull(ENDED_KEY) === true
}

/** The page that somebody wanted, if it is more than home. */
export function intendedPage({ session }: HttpContext): string | null {
  return pageOfOurs(session.get(INTENDED_URL_KEY))
}

/** The same for a call, where a program wanted none. */
export function wantedPage(ctx: HttpContext): string | null {
  const page = isProgramCall(ctx) ? null : intendedPage(ctx)
  // Where somebody new begins anyway.
  return page === landingOf('dashboard') ? null : page
}

/** They are on their way there. */
export function forgetIntended(ctx: HttpContext) {
  if (!isProgramCall(ctx)) ctx.session.forget(INTENDED_URL_KEY)
}

/** Ends what the caller came in with, wherever a copy of it may be. */
export async function closeAccess(ctx: HttpContext, { accessId }: Caller) {
  if (accessId) await AccessToken.revoke(accessId)
  if (!isProgramCall(ctx)) await ctx.auth.use('web').logout()
}

/** The same by a command of theirs: what was kept for their way on goes as well. */
export async function signOut(ctx: HttpContext, caller: Caller) {
  await closeAccess(ctx, caller)
  if (!isProgramCall(ctx)) await SignedOut.dispatch(caller.user.id)
}

/** A page goes on in its session, under a new id as after any change of credentials. */
export function keepAccess(ctx: HttpContext) {
  if (!isProgramCall(ctx)) ctx.session.regenerate()
}

/** The session goes on for another organization, under a new id as after any change of rights. */
export async function exchangeAccess(ctx: HttpContext, from: Caller, to: Caller) {
  if (from.accessId) await AccessToken.revoke(from.accessId)
  await open(ctx, to, { from: from.accessId })
}

export async function callerFromSession({ session }: HttpContext) {
  const accessId = session.get(ACCESS_KEY)
  return typeof accessId === 'string' ? callerOfAccess(accessId) : undefined
}
