import { DateTime } from 'luxon'
import type User from '#identity/accounts/models/user'
import ApiKey from '#identity/api_keys/api_key'
import { generateKey } from '#identity/api_keys/key_format'
import { SCOPE_NAMES } from '#identity/api_keys/rules/scopes'
import type Organization from '#identity/organizations/models/organization'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import { NEWEST_VERSION } from '#shared/http/api_versions'
import { call } from '#tests/support/people'

type Given = Partial<
  Pick<ApiKey, 'name' | 'scopes' | 'addresses' | 'dailyLimitKobo' | 'expiresAt' | 'revokedAt'>
> & { mode?: 'test' | 'live' }

/** Creates an API key for `organization`, by default the user's last one; returns row and text. */
export async function createUserApiKey(user: User, given: Given = {}, organization?: Organization) {
  const { mode = 'live', ...rest } = given
  const membership = await user.lastMembership()
  const own = organization ?? membership.organization
  const { id: organizationId } = mode === 'test' ? await ensureTestOrganization(own) : own
  const text = generateKey(mode)
  const key = await ApiKey.create({
    organizationId,
    userId: user.id,
    name: 'Our shop',
    keyHash: ApiKey.hashOf(text),
    lastFour: text.slice(-4),
    scopes: SCOPE_NAMES,
    apiVersion: NEWEST_VERSION,
    dailyLimitKobo: 100_000_000,
    createdAt: DateTime.utc(),
    ...rest,
  })
  return { key, text }
}

export function withKey(text: string) {
  return (method: string, path: string, body?: unknown, headers: object = {}) =>
    call(method, `/api/v1${path}`, body, { authorization: `Bearer ${text}`, ...headers })
}
