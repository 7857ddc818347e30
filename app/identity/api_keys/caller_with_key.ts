import ApiKey, { type CallsLeft } from '#identity/api_keys/api_key'
import {
  DamagedApiKey,
  ExpiredApiKey,
  TooManyCalls,
  UnknownApiKey,
  WrongAddressForKey,
} from '#identity/api_keys/key_refusals'
import { isWholeKey } from '#identity/api_keys/key_text'
import { Caller } from '#identity/sessions/caller'

/**
 * A key acts for its organization, as the person who made it; a block of that person ends it. What a business
 * made goes on when somebody leaves. Throws what `key_refusals.ts` lists, TooManyCalls after `onCalls` heard of it.
 */
export async function callerWithKey(
  text: string,
  address: string,
  onCalls: (calls: CallsLeft, key: ApiKey) => void
): Promise<Caller> {
  if (!isWholeKey(text)) throw new DamagedApiKey()
  const used = await ApiKey.used(text, address)
  if (!used || isEnded(used.key)) throw new UnknownApiKey()
  const { key, calls } = used
  onCalls(calls, key)
  if (key.isExpired) throw new ExpiredApiKey()
  if (!key.isAllowedFrom(address)) throw new WrongAddressForKey(address)
  if (calls.isOver) throw new TooManyCalls(calls.limit, calls.resetSeconds)
  return new Caller(key.user, key.organization, null, key)
}

function isEnded({ user, organization }: ApiKey): boolean {
  return user.blockedAt !== null || (!organization.isBusiness && user.status !== 'ACTIVE')
}
