import User from '#identity/models/user'
import Membership from '#identity/models/membership'
import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { Caller } from '#identity/caller'
import { verifyToken } from '#identity/bearer_tokens'
import { DomainError } from '#shared/domain_error'

const ORGANIZATION_KEY = 'organization_id'

/** One answer for an unknown address, a wrong password and a blocked person. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('E_INVALID_CREDENTIALS', 'The username or password is not correct.')
  }
}

export async function verifyCredentials(username: string, password: string): Promise<Caller> {
  const user = await findByPassword(username.trim().toLowerCase(), password)
  if (!user || user.blockedAt) throw new InvalidCredentials()
  const { organization } = await user.homeMembership()
  return new Caller(user, organization)
}

async function findByPassword(email: string, password: string): Promise<User | null> {
  try {
    return await User.verifyCredentials(email, password)
  } catch (error) {
    if (error instanceof errors.E_INVALID_CREDENTIALS) return null
    throw error
  }
}

/** Opens the browser session; its id is renewed so that a planted one is worth nothing. */
export async function openSession({ auth, session }: HttpContext, caller: Caller) {
  await auth.use('web').login(caller.user)
  session.put(ORGANIZATION_KEY, caller.organization.id)
}

export async function callerFromSession({ auth, session }: HttpContext) {
  if (!(await auth.use('web').check())) return undefined
  return callerFor(auth.use('web').getUserOrFail().id, Number(session.get(ORGANIZATION_KEY)))
}

export async function callerFromToken(token: string) {
  const claims = await verifyToken(token)
  return claims ? callerFor(claims.userId, claims.organizationId) : undefined
}

/** Read anew for each request, so that a block or a lost membership counts at once. */
async function callerFor(userId: number, organizationId: number) {
  if (!Number.isSafeInteger(organizationId)) return undefined
  const membership = await Membership.query()
    .where({ userId, organizationId })
    .preload('organization')
    .first()
  const user = membership ? await User.find(userId) : null
  if (!membership || !user || user.blockedAt) return undefined
  return new Caller(user, membership.organization)
}
