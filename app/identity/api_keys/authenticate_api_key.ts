import type ApiKey from '#identity/api_keys/api_key'
import {
  MalformedApiKey,
  ExpiredApiKey,
  RateLimitExceeded,
  UnknownApiKey,
  IpAddressNotAllowed,
} from '#identity/api_keys/api_key_errors'
import { isWellFormedKey } from '#identity/api_keys/key_format'
import { type RateLimitState, recordKeyUse } from '#identity/api_keys/key_use'
import type User from '#identity/accounts/models/user'
import { type MembershipRole, findTeamRole } from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'

/**
 * Returns the caller of an API key: its organization and the person who created it. The key stops
 * working if that person is blocked. After they leave, a live key of a business can only get
 * prices, book and track until an owner rolls it. Throws the errors of `api_key_errors.ts`, but
 * RateLimitExceeded only after `onCalls` has received the limit.
 */
export async function authenticateApiKey(
  text: string,
  address: string,
  onCalls: (calls: RateLimitState, key: ApiKey) => void
): Promise<Caller> {
  if (!isWellFormedKey(text)) throw new MalformedApiKey()
  const used = await recordKeyUse(text, address)
  if (!used || isCreatorInactive(used)) throw new UnknownApiKey()
  const { key, user, organization, role, calls } = used
  onCalls(calls, key)
  if (key.isExpired) throw new ExpiredApiKey()
  if (!key.isAllowedFrom(address)) throw new IpAddressNotAllowed(address)
  if (calls.isOver) throw new RateLimitExceeded(calls.limit, calls.resetSeconds)
  return new Caller(user, organization, null, key, undefined, findCreatorRole(organization, role))
}

/** Returns the creator's role now: `left` for a live key of a business that they left. */
function findCreatorRole(organization: Organization, role: MembershipRole | null) {
  if (role !== null) return findTeamRole(organization, role)
  return organization.isBusiness && !organization.isTest ? 'left' : null
}

function isCreatorInactive({
  user,
  organization,
}: {
  user: User
  organization: Organization
}): boolean {
  return user.blockedAt !== null || (!organization.isBusiness && user.status !== 'ACTIVE')
}
