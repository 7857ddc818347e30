import User from '#identity/accounts/models/user'
import Membership, {
  type MembershipRole,
  findTeamRole,
} from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { Caller } from '#identity/sessions/caller'
import {
  AccountDeactivated,
  EmailNotVerified,
  InvalidCredentials,
} from '#identity/sessions/sign_in_errors'
import { DomainError } from '#shared/errors/domain_error'

/** Requires that the account of an authenticated user is open. */
export async function createSignInCaller(user: User | null): Promise<Caller> {
  if (!user || user.status === 'BLOCKED') throw new InvalidCredentials()
  if (user.status === 'DEACTIVATED') throw new AccountDeactivated()
  if (user.status === 'PENDING') throw new EmailNotVerified()
  return createLastCaller(user)
}

/** Acts for the organization that the user last entered. */
export async function createLastCaller(user: User): Promise<Caller> {
  return buildCaller(user, await user.lastMembership())
}

export async function createHomeCaller(user: User): Promise<Caller> {
  return buildCaller(user, await user.homeMembership())
}

/** Throws if the user is not a member. */
export async function createCallerFor(userId: number, organizationId: number): Promise<Caller> {
  const caller = await findCallerFor(userId, organizationId)
  if (!caller) throw new DomainError('E_NOT_FOUND', 'You are not a member of this organization.')
  return caller
}

async function findCallerFor(userId: number, organizationId: number) {
  if (!Number.isSafeInteger(organizationId)) return undefined
  const membership = await Membership.query()
    .where({ userId, organizationId: Math.abs(organizationId) })
    .preload('organization')
    .first()
  const user = membership ? await User.find(userId) : null
  if (!membership || user?.status !== 'ACTIVE') return undefined
  const isTest = organizationId < 0
  const organization = isTest
    ? await ensureTestOrganization(membership.organization)
    : membership.organization
  return buildCaller(user, { organization, role: membership.role })
}

type CallerMembership = { organization: Organization; role: MembershipRole }

function buildCaller(user: User, { organization, role }: CallerMembership) {
  return new Caller(user, organization, null, null, undefined, findTeamRole(organization, role))
}
