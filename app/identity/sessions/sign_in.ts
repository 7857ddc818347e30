import User from '#identity/accounts/models/user'
import Membership, { type MembershipRole, placeOf } from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'
import { testTwinOf } from '#identity/test_mode/test_twin'
import { Caller } from '#identity/sessions/caller'
import {
  AccountDeactivated,
  EmailNotVerified,
  InvalidCredentials,
} from '#identity/sessions/invalid_credentials'
import { personWithPassword } from '#identity/accounts/passwords'
import { DomainError } from '#shared/errors/domain_error'

export async function verifyCredentials(username: string, password: string): Promise<Caller> {
  return callerComingIn(await personWithPassword(username, password))
}

/** Whoever has shown who they are, while their account is open. */
export async function callerComingIn(user: User | null): Promise<Caller> {
  if (!user || user.status === 'BLOCKED') throw new InvalidCredentials()
  if (user.status === 'DEACTIVATED') throw new AccountDeactivated()
  if (user.status === 'PENDING') throw new EmailNotVerified()
  return callerAsLeft(user)
}

/** Goes on for the organization that they last acted for. */
export async function callerAsLeft(user: User): Promise<Caller> {
  return callerAt(user, await user.lastMembership())
}

/** Acts for their own place, whatever they chose last. */
export async function callerAtHome(user: User): Promise<Caller> {
  return callerAt(user, await user.homeMembership())
}

/** The person, for an organization they are in; any other does not exist for them. */
export async function actingFor(userId: number, organizationId: number): Promise<Caller> {
  const caller = await callerFor(userId, organizationId)
  if (!caller) throw new DomainError('E_NOT_FOUND', 'You are not a member of this organization.')
  return caller
}

async function callerFor(userId: number, organizationId: number) {
  if (!Number.isSafeInteger(organizationId)) return undefined
  const membership = await Membership.query()
    .where({ userId, organizationId: Math.abs(organizationId) })
    .preload('organization')
    .first()
  const user = membership ? await User.find(userId) : null
  if (!membership || user?.status !== 'ACTIVE') return undefined
  const isTest = organizationId < 0
  const organization = isTest ? await testTwinOf(membership.organization) : membership.organization
  return callerAt(user, { organization, role: membership.role })
}

type Place = { organization: Organization; role: MembershipRole }

function callerAt(user: User, { organization, role }: Place) {
  return new Caller(user, organization, null, null, undefined, placeOf(organization, role))
}
