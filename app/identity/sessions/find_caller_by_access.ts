import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { type MembershipRole, findTeamRole } from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { Caller } from '#identity/sessions/caller'
import { JoinedModel } from '#shared/database/joined_model'
import { SharedStatement } from '#shared/scale/shared_statement'

const userModel = new JoinedModel(User, 'users')
const organizationModel = new JoinedModel(Organization, 'organizations')

/** Test organizations use the memberships of their live one, via abs(id). */
const callers = new SharedStatement<string, Record<string, unknown>>({
  statement: {
    name: 'callers_of_accesses',
    sql: `select access_tokens.id as access_id, access_tokens.second_factor_at is not null as is_proven,
        coalesce(access_tokens.second_factor_at > now() - interval '10 minutes', false) as is_fresh,
        access_tokens.created_at > now() - interval '10 minutes' as is_new,
        access_tokens.last_seen_at < now() - interval '5 minutes' as is_seen_again,
        memberships.role as team_role,
        ${userModel.columns}, ${organizationModel.columns}
      from access_tokens
        join memberships on memberships.user_id = access_tokens.user_id
          and memberships.organization_id = abs(access_tokens.organization_id)
        join users on users.id = access_tokens.user_id
        join organizations on organizations.id = access_tokens.organization_id
      where access_tokens.id = any(:accessIds::uuid[]) and access_tokens.revoked_at is null
        and access_tokens.expires_at > now()`,
  },
  bindings: (accessIds) => ({ accessIds }),
  nameOf: (accessId) => accessId,
  nameOfRow: (row) => row.access_id as string,
})

/** Queries on every request: a block, revocation or lost membership takes effect at once. */
export async function findCallerByAccess(accessId: string): Promise<Caller | undefined> {
  const [row] = await callers.rowsOf(accessId)
  if (!row) return undefined
  const client = db.connection()
  const user = userModel.from(row, client)
  if (user.status !== 'ACTIVE') return undefined
  if (row.is_seen_again) await recordLastSeen(accessId)
  const proof = {
    isGiven: row.is_proven === true,
    isFresh: row.is_fresh === true,
    isRecentSignIn: row.is_new === true,
  }
  const organization = organizationModel.from(row, client)
  const role = findTeamRole(organization, row.team_role as MembershipRole)
  return new Caller(user, organization, accessId, null, proof, role)
}

/** Writes at most once in five minutes, not on every request. */
async function recordLastSeen(accessId: string) {
  await db.rawQuery(
    `update access_tokens set last_seen_at = now()
     where id = ? and last_seen_at < now() - interval '5 minutes'`,
    [accessId]
  )
}
