import db from '@adonisjs/lucid/services/db'
import { type ORGANIZATION_ORDERS } from '#admin/organizations/organization_validator'
import { whereContainsWords } from '#shared/database/sql_condition'
import Organization, { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'

type OrganizationOrder = (typeof ORGANIZATION_ORDERS)[number]

export interface OrganizationQuery {
  condition?: string
  sort?: OrganizationOrder
  descending?: boolean
}

const COLUMNS: Record<OrganizationOrder, string> = {
  dateCreated: 'organizations.created_at',
  name: 'fold(organizations.name)',
  contactPhoneNumber: 'organizations.contact_phone_number',
  contactEmail: 'lower(organizations.contact_email)',
  billingGroupName: 'fold(billing_groups.name)',
  status: 'organizations.active',
}

/** Owners, and invited owners who have not answered yet. */
const OWNERS_SQL = `(select string_agg(owner, ', ' order by owner) from (
  select users.email as owner from memberships join users on users.id = memberships.user_id
    where memberships.organization_id = organizations.id and memberships.role = 'owner'
  union all select email || ' (invited)' from invitations
    where invitations.organization_id = organizations.id and invitations.role = 'owner'
      and accepted_at is null and revoked_at is null
) as owners) as owners`

/** The member under whose account staff find the wallet. */
const FIRST_OWNER_SQL = `(select memberships.user_id from memberships
  where memberships.organization_id = organizations.id
  order by memberships.role = 'owner' desc, memberships.id limit 1) as wallet_user_id`

/**
 * Organizations for the console. `$extras` holds the names of group, creator and owners, and wallet
 * data.
 */
export function queryOrganizations() {
  return Organization.query()
    .leftJoin('billing_groups', 'billing_groups.id', 'organizations.billing_group_id')
    .leftJoin('users as creators', 'creators.id', 'organizations.created_by')
    .joinRaw(
      `left join wallets on wallets.organization_id = organizations.id and wallets.user_id is null
       left join ledger_accounts as cash on cash.wallet_id = wallets.id and cash.kind = 'cash'`
    )
    .select('organizations.*')
    .select('billing_groups.name as billing_group_name')
    .select(db.raw(`nullif(concat_ws(' ', creators.firstname, creators.lastname), '') as creator`))
    .select(db.raw(OWNERS_SQL))
    .select(db.raw(FIRST_OWNER_SQL))
    .select('wallets.id as wallet_id')
    .select(db.raw('coalesce(cash.balance_kobo, 0) as cash_kobo'))
    .select(db.raw('coalesce(wallets.credit_limit_kobo, 0) as credit_limit_kobo'))
    .select(db.raw('greatest(0, -coalesce(cash.balance_kobo, 0)) as credit_used_kobo'))
}

/** Searches name, email, phone number and group of businesses; newest first by default. */
export function searchOrganizations({ condition, sort, descending }: OrganizationQuery) {
  const query = queryOrganizations().where('organizations.id', '>', RETAIL_ORGANIZATION_ID)
  if (condition) {
    const text = `concat_ws(' ', organizations.name, contact_email, contact_phone_number,
      billing_groups.name)`
    whereContainsWords(query, text, condition)
  }
  if (sort) query.orderByRaw(`${COLUMNS[sort]} ${descending ? 'desc' : 'asc'} nulls last`)
  return query.orderBy('organizations.id', 'desc')
}
