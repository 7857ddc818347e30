import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import ApiKey from '#identity/api_keys/api_key'
import type { MembershipRole } from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { JoinedModel } from '#shared/database/joined_model'
import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'

const CALLS_PER_MINUTE = 600

export const RATE_LIMIT_WINDOW_SECONDS = 60

/** How many calls the key may still make in the current window of one minute. */
export interface RateLimitState {
  limit: number
  remaining: number
  resetSeconds: number
  isOver: boolean
}

const keyModel = new JoinedModel(ApiKey, 'api_keys')
const userModel = new JoinedModel(User, 'users')
const organizationModel = new JoinedModel(Organization, 'organizations')

type Row = Record<string, unknown> & { reset_seconds: number }

const IN_WINDOW = `window_started_at > now() - make_interval(secs => ${RATE_LIMIT_WINDOW_SECONDS})`

const USE_KEY: Prepared = {
  name: 'use_key',
  sql: `with used as (
      update api_keys set
        window_calls = case when ${IN_WINDOW} then window_calls else 0 end
          + case when addresses is null or :isAllowed::boolean then 1 else 0 end,
        window_started_at = case when ${IN_WINDOW} then window_started_at else now() end,
        last_used_at = now(), last_used_from = :address
      where key_hash = :keyHash and revoked_at is null
      returning *
    )
    select ${keyModel.columns}, ${userModel.columns}, ${organizationModel.columns}, memberships.role as team_role,
      ceil(${RATE_LIMIT_WINDOW_SECONDS} - extract(epoch from now() - api_keys.window_started_at))::int as reset_seconds
    from used as api_keys
      join users on users.id = api_keys.user_id
      join organizations on organizations.id = api_keys.organization_id
      left join memberships on memberships.user_id = api_keys.user_id
        and memberships.organization_id = abs(api_keys.organization_id)`,
}

type KeyUse = {
  key: ApiKey
  user: User
  organization: Organization
  /** The creator's role in the business; null after they left. */
  role: MembershipRole | null
  calls: RateLimitState
}

/**
 * Finds a key and records its use; null if it never existed or is revoked. Expired keys are
 * returned, so that the caller learns why. Calls from disallowed addresses do not count, so
 * strangers cannot exhaust the rate limit.
 */
export async function recordKeyUse(text: string, address: string): Promise<KeyUse | null> {
  const bindings = { keyHash: ApiKey.hashOf(text), address: address.slice(0, 45) }
  const used = await queryKeyUse({ ...bindings, isAllowed: false })
  // SQL cannot match address ranges, so the first query counts no call of a key that lists some.
  const mustCount = used?.key.addresses && used.key.isAllowedFrom(address)
  return mustCount ? queryKeyUse({ ...bindings, isAllowed: true }) : used
}

async function queryKeyUse(bindings: Bindings): Promise<KeyUse | null> {
  const client = db.connection()
  const [row] = await prepared<Row>(client, USE_KEY, bindings)
  if (!row) return null
  const key = keyModel.from(row, client)
  return {
    key,
    user: userModel.from(row, client),
    organization: organizationModel.from(row, client),
    role: row.team_role as MembershipRole | null,
    calls: {
      limit: CALLS_PER_MINUTE,
      remaining: Math.max(0, CALLS_PER_MINUTE - key.windowCalls),
      resetSeconds: row.reset_seconds,
      isOver: key.windowCalls > CALLS_PER_MINUTE,
    },
  }
}
