import type ApiKey from '#identity/api_keys/api_key'
import {
  DamagedApiKey,
  ExpiredApiKey,
  TooManyCalls,
  UnknownApiKey,
  WrongAddressForKey,
} from '#identity/api_keys/key_refusals'
import { isWholeKey } from '#identity/api_keys/key_text'
import { type CallsLeft, useKey } from '#identity/api_keys/key_use'
import type User from '#identity/accounts/models/user'
import { type MembershipRole, placeOf } from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'

/**
 * A key acts for its organization, as the person who made it; a block of that person ends it. What a business
 * made goes on booking when somebody leaves; it reads no people and pays nothing until an owner rolls it. Throws what `key_refusals.ts` lists, TooManyCalls after `onCalls` heard of it.
 */
export async function callerWithKey(
  text: string,
  address: string,
  onCalls: (calls: CallsLeft, key: ApiKey) => void
): Promise<Caller> {
  if (!isWholeKey(text)) throw new DamagedApiKey()
  const used = await useKey(text, address)
  if (!used || isEnded(used)) throw new UnknownApiKey()
  const { key, user, organization, role, calls } = used
  onCalls(calls, key)
  if (key.isExpired) throw new ExpiredApiKey()
  if (!key.isAllowedFrom(address)) throw new WrongAddressForKey(address)
  if (calls.isOver) throw new TooManyCalls(calls.limit, calls.resetSeconds)
  return new Caller(user, organization, null, key, undefined, placeOfMaker(organization, role))
}

/** A key may do no more than its maker may now. Test money is no money, so nothing is kept back of it. */
function placeOfMaker(organization: Organization, role: MembershipRole | null) {
  if (role !== null) return placeOf(organization, role)
  return organization.isBusiness && !organization.isTest ? 'left' : null
}

function isEnded({ user, organization }: { user: User; organization: Organization }): boolean {
  return user.blockedAt !== null || (!organization.isBusiness && user.status !== 'ACTIVE')
}
