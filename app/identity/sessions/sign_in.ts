import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import type { HttpContext } from '@adonisjs/core/http'
import { Caller } from '#identity/sessions/caller'
import AccessToken from '#identity/sessions/access_token'
import { issueToken, verifyToken } from '#identity/sessions/bearer_tokens'
import {
  AccountDeactivated,
  EmailNotVerified,
  InvalidCredentials,
} from '#identity/sessions/invalid_credentials'
import { personWithPassword } from '#identity/accounts/passwords'
import { isProgramCall } from '#identity/sessions/program_call'
import { DomainError } from '#shared/errors/domain_error'

const ACCESS_KEY = 'access_id'

/** Nobody stays signed in longer than this, however often they come back. */
const SESSION_HOURS = 30 * 24

/** Where a stranger wanted to go before signing in. */
export const INTENDED_URL_KEY = 'intended_url'

export async function verifyCredentials(username: string, password: string): Promise<Caller> {
  const user = await personWithPassword(username, password)
  if (!user || user.status === 'BLOCKED') throw new InvalidCredentials()
  if (user.status === 'DEACTIVATED') throw new AccountDeactivated()
  if (user.status === 'PENDING') throw new EmailNotVerified()
  return callerAtHome(user)
}

export async function callerAtHome(user: User): Promise<Caller> {
  const { organization } = await user.homeMembership()
  return new Caller(user, organization)
}

/** A page gets a session and no token, a program a bearer token and no cookie. */
export async function letIn(ctx: HttpContext, caller: Caller) {
  if (!isProgramCall(ctx)) return openSession(ctx, caller)
  ctx.response.header('Authorization', `Bearer ${await issueToken(caller)}`)
}

/** Opens the browser session; its id is renewed so that a planted one is worth nothing. */
async function openSession({ auth, session }: HttpContext, caller: Caller) {
  const access = await AccessToken.open(caller, SESSION_HOURS)
  if (!access) throw new InvalidCredentials()
  // Whoever was signed in here before is out, wherever a copy of their session may be.
  const before = session.get(ACCESS_KEY)
  if (typeof before === 'string') await AccessToken.revoke(before)
  await auth.use('web').login(caller.user)
  session.forget(INTENDED_URL_KEY)
  session.put(ACCESS_KEY, access.id)
}

/** Ends what the caller came in with, wherever a copy of it may be. */
export async function closeAccess(ctx: HttpContext, { accessId }: Caller) {
  if (accessId) await AccessToken.revoke(accessId)
  if (!isProgramCall(ctx)) await ctx.auth.use('web').logout()
}

/** A page goes on in its session, under a new id as after any change of credentials. */
export function keepAccess(ctx: HttpContext) {
  if (!isProgramCall(ctx)) ctx.session.regenerate()
}

/** The session goes on for another organization, under a new id as after any change of rights. */
export async function exchangeAccess(ctx: HttpContext, from: Caller, to: Caller) {
  if (from.accessId) await AccessToken.revoke(from.accessId)
  await letIn(ctx, to)
}

export async function callerFromSession({ session }: HttpContext) {
  const accessId = session.get(ACCESS_KEY)
  return typeof accessId === 'string' ? callerWith(await AccessToken.current(accessId)) : undefined
}

export async function callerFromToken(token: string) {
  return callerWith(await verifyToken(token))
}

/** The person, for an organization they are in; any other does not exist for them. */
export async function actingFor(userId: number, organizationId: number): Promise<Caller> {
  const caller = await callerFor(userId, organizationId)
  if (!caller) throw new DomainError('E_NOT_FOUND', 'You are not in this organization.')
  return caller
}

async function callerWith(access: AccessToken | null) {
  return access ? callerFor(access.userId, access.organizationId, access.id) : undefined
}

/** Read anew for each request, so that a block or a lost membership counts at once. */
async function callerFor(userId: number, organizationId: number, accessId: string | null = null) {
  if (!Number.isSafeInteger(organizationId)) return undefined
  const membership = await Membership.query()
    .where({ userId, organizationId })
    .preload('organization')
    .first()
  const user = membership ? await User.find(userId) : null
  if (!membership || user?.status !== 'ACTIVE') return undefined
  return new Caller(user, membership.organization, accessId)
}
