import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type User from '#identity/accounts/models/user'
import { sendLeftKeysMails } from '#identity/api_keys/left_keys_mail'
import AccessToken from '#identity/sessions/access_token'
import { isAdmin } from '#identity/access/rules/roles'
import { recordTeamActivityIn } from '#identity/teams/activity/team_activity'
import type { PersonalData } from '#identity/privacy/personal_data'
import { deleteFactors } from '#identity/second_factor/resets/manage_resets'
import { eraseEndpoints } from '#identity/webhooks/erase_endpoints'
import { readSections } from '#identity/privacy/personal_data_sections'

const LISTS = {
  'Account': `select id, email, firstname, lastname, phone_number as "phoneNumber", role,
      auth_provider as "signUpMethod", referral_code::text as "referralCode", created_at as "createdAt",
      email_verified_at as "emailConfirmedAt", blocked_at as "blockedAt", deactivated_at as "deactivatedAt"
    from users where id = :userId`,
  'Sign-in through others': `select provider, provider_user_id as "idThere", created_at as "createdAt"
    from user_identities where user_id = :userId order by created_at`,
  'Organizations': `select organizations.name, memberships.role, memberships.created_at as "since",
      monthly_limit_kobo / 100.0 as "monthlyLimitNaira", approval_above_kobo / 100.0 as "needsApprovalAboveNaira"
    from memberships join organizations on organizations.id = organization_id
    where user_id = :userId order by memberships.id`,
  'What you paid for businesses': `select organizations.name as "organization", month::text as "month",
      spent_kobo / 100.0 as "amountNaira"
    from member_spendings join organizations on organizations.id = organization_id
    where user_id = :userId order by month, organization_id`,
  'What you did for businesses': `select organizations.name as "organization", substr(action, 6) as "what",
      subject_kind as "of", case subject_kind when 'shipment' then subject_id end as "trackingNumber",
      (after->>'amountKobo')::bigint / 100.0 as "amountNaira", audit_entries.created_at as "at"
    from audit_entries join organizations on organizations.id = organization_id
    where actor_id = :userId and action like 'team.%' order by audit_entries.id`,
  'What owners of businesses decided about you': `select organizations.name as "organization", substr(action, 6) as "what",
      audit_entries.created_at as "at", before::text as "before", after::text as "after"
    from audit_entries join organizations on organizations.id = organization_id
    where subject_kind = 'user' and subject_id = :userId::text and action like 'team.%' and actor_id <> :userId
    order by audit_entries.id`,
  'Invitations': `select organizations.name as "organization", invitations.role,
      invitations.created_at as "sentAt", expires_at as "expiresAt", accepted_at as "acceptedAt"
    from invitations join organizations on organizations.id = organization_id
    where email = (select email from users where id = :userId) order by invitations.id`,
  'Sessions and tokens': `select client as "device", created_at as "openedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", revoked_at as "endedAt"
    from access_tokens where user_id = :userId order by created_at`,
  'Second steps of your sign-in': `select 'Passkey' as "kind", name, created_at as "addedAt", last_used_at as "lastUsedAt"
      from passkeys where user_id = :userId
    union all select 'Authenticator app', null, created_at, last_used_at from authenticators where user_id = :userId
    order by 3`,
  'Removals of your second step': `select reason, created_at as "askedAt", stopped_at as "stoppedAt", done_at as "doneAt"
    from factor_resets where user_id = :userId order by id`,
  'Known devices': `select created_at as "firstSeenAt", last_seen_at as "lastSeenAt"
    from known_devices where user_id = :userId order by created_at`,
  'API keys': `select organizations.name as "organization", case when organization_id < 0 then 'test' else 'live' end as "mode",
      api_keys.name, last_four as "endsIn", api_keys.created_at as "madeAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", case when abs(organization_id) <= 2 then last_used_at end as "lastUsedAt",
      case when abs(organization_id) <= 2 then last_used_from end as "lastUsedFrom"
    from api_keys join organizations on organizations.id = organization_id
    where user_id = :userId order by api_keys.id`,
  'Webhook endpoints': `select url, description, organization_id < 0 as "isTest", created_at as "addedAt", removed_at as "removedAt"
    from webhook_endpoints where user_id = :userId order by id`,
  'Referrals': `select created_at as "signedUpAt", amount_kobo / 100.0 as "rewardNaira", paid_at as "paidAt"
    from referrals where referrer_id = :userId order by id`,
  'Changes by our staff': `select action, created_at as "at", before::text as "before", after::text as "after"
    from audit_entries where subject_kind = 'user' and subject_id = :userId::text and action not like 'team.%'
    order by id`,
}

const identityData: PersonalData = {
  sections: ({ id }) => readSections(LISTS, id),

  async reasonsToWait(trx, person) {
    const reasons = isAdmin(person.role)
      ? ['This is a staff account. Give it another role first.']
      : []
    for (const name of await listSoleOwnedBusinesses(trx, person)) {
      reasons.push(
        `${name} has no other owner. Make somebody else an owner, or ask us to close it.`
      )
    }
    return reasons
  },

  async erase(trx, person) {
    await AccessToken.revokeAllOf(person.id, { client: trx })
    await trx.from('access_tokens').where('user_id', person.id).update({ client: null })
    await deleteFactors(trx, person.id)
    await trx.from('factor_resets').where('user_id', person.id).delete()
    await revokeOwnKeys(trx, person)
    for (const table of [
      'user_identities',
      'one_time_tokens',
      'idempotency_keys',
      'known_devices',
    ]) {
      await trx.from(table).where('user_id', person.id).delete()
    }
    await trx.from('sessions').where('user_id', String(person.id)).delete()
    await leaveBusinesses(trx, person)
    await eraseInvitations(trx, person)
    await eraseEndpoints(trx, person.id)
    person.useTransaction(trx)
    await person.merge(toPseudonym(person)).save()
  },
}

export default identityData

/** Ends the memberships, mails owners which keys still work, and deletes counted spending. */
async function leaveBusinesses(trx: TransactionClientContract, person: User) {
  const { id } = person
  const left = await queryRows<{ organizationId: number }>(
    trx,
    `delete from memberships where user_id = :id and organization_id > 2
     returning organization_id as "organizationId"`,
    { id }
  )
  for (const { organizationId } of left) {
    await recordTeamActivityIn(trx, organizationId, id, {
      verb: 'leave',
      subject: { kind: 'user', id },
    })
    await sendLeftKeysMails(trx, person, organizationId)
  }
  await trx.from('member_spendings').where('user_id', id).delete()
}

/**
 * Lists active businesses that would lose their last owner. Locks all teams that the person owns,
 * so that no other owner leaves at the same time.
 */
async function listSoleOwnedBusinesses(trx: TransactionClientContract, { id }: User) {
  await trx.rawQuery(
    `select from organizations where id in (select organization_id from memberships
       where user_id = :id and role = 'owner' and organization_id > 2)
     order by id for no key update`,
    { id }
  )
  const owners = await queryRows<{ name: string; user_id: number; organization_id: number }>(
    trx,
    `select organizations.name, memberships.user_id, memberships.organization_id
     from memberships join organizations on organizations.id = organization_id
     where organization_id > 2 and organizations.active and memberships.role = 'owner'
       and organization_id in (select organization_id from memberships where user_id = :id and role = 'owner')
     order by memberships.id for update of memberships`,
    { id }
  )
  const businesses = new Map(owners.map((owner) => [owner.organization_id, owner.name]))
  for (const owner of owners) {
    if (owner.user_id !== id) businesses.delete(owner.organization_id)
  }
  return businesses.values()
}

/** Revokes personal keys only; those of businesses keep working. */
async function revokeOwnKeys(trx: TransactionClientContract, { id }: User) {
  const own = () =>
    trx.from('api_keys').where('user_id', id).whereBetween('organization_id', [-2, 2])
  await trx.from('api_calls').whereIn('api_key_id', own().select('id')).delete()
  await own()
    .whereNull('revoked_at')
    .update({ revoked_at: trx.raw('now()'), revoked_by: id })
  await own().update({ name: 'Erased', addresses: null, last_used_from: null })
}

/** Accepted invitations remain, without the address. */
async function eraseInvitations(trx: TransactionClientContract, person: User) {
  const invitations = () => trx.from('invitations').where('email', person.email)
  await invitations().whereNull('accepted_at').delete()
  await invitations().update({ email: toPseudonym(person).email })
}

function toPseudonym({ id, deactivatedAt }: User) {
  return {
    email: `erased-${id}@erased.invalid`,
    firstname: 'Erased',
    lastname: 'person',
    password: null,
    authProvider: 'password' as const,
    phoneNumber: null,
    approvalGroup: null,
    referralCode: null,
    blockedReason: null,
    emailVerifiedAt: null,
    deactivatedAt: deactivatedAt ?? DateTime.utc(),
  }
}
