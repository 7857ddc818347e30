import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '../../../bin/runtime/refusal.ts'
import { queryRows } from '#shared/database/query_rows'
import Wallet from '#wallet/balances/wallet'

/** Wallets with consecutive ids: first those of businesses, then those of retail customers. */
export interface Customers {
  firstWalletId: number
  businesses: number
  people: number
  ownWalletId: number
  ownShare: number
}

const PARCELS_OF_A_BUSINESS = 2_000
const PARCELS_OF_A_PERSON = 20

export async function customersOf(
  client: QueryClientContract,
  set: { shipments: number; organizationId?: number; share?: number }
): Promise<Customers> {
  const { shipments, organizationId, share = 1 } = set
  if (!organizationId) {
    return { ...(await makeCustomers(client, shipments)), ownWalletId: 0, ownShare: 0 }
  }
  const ownWalletId = await existingWallet(client, organizationId)
  const others =
    share < 1
      ? await makeCustomers(client, shipments)
      : { firstWalletId: ownWalletId, businesses: 1, people: 0 }
  return { ...others, ownWalletId, ownShare: Math.round(share * 1024) }
}

async function existingWallet(client: QueryClientContract, organizationId: number) {
  const [found] = await queryRows<{ members: string }>(
    client,
    `select (select count(*) from memberships where organization_id = organizations.id) as members
     from organizations where id = ? and id > 2`,
    [organizationId]
  )
  if (!found) throw new Refusal(`There is no business ${organizationId}.`)
  if (found.members === '0') throw new Refusal(`The business ${organizationId} has no member.`)
  const { id } = await Wallet.ownedBy(organizationId, null, client)
  return id
}

/** Creates a realistic mix: a few businesses send most parcels, many people send now and then. */
async function makeCustomers(client: QueryClientContract, shipments: number) {
  const businesses = Math.ceil(shipments / PARCELS_OF_A_BUSINESS)
  const people = Math.ceil(shipments / PARCELS_OF_A_PERSON)
  const [made] = await queryRows<{ first: number }>(client, MAKE, { businesses, people })
  return { firstWalletId: made!.first, businesses, people }
}

/** Ids are consecutive, so that the id of a wallet's account can be computed. */
const MAKE = `
  with customers as materialized (
    select number, number > :businesses as is_person, nextval('users_id_seq') as user_id,
      case when number > :businesses then 2 else nextval('organizations_id_seq') end as organization_id
    from generate_series(1, :businesses::int + :people::int) as number
  ), made_users as (
    insert into users (id, email, firstname, lastname, phone_number, email_verified_at, created_at)
    select user_id, 'customer' || user_id || '@customers.example', 'Customer', 'Number ' || user_id,
      '080' || lpad(user_id::text, 8, '0'), now(), now() - interval '2 years' from customers
  ), made_businesses as (
    insert into organizations (id, name, subdomain, contact_email, created_at)
    select organization_id, 'Business ' || organization_id, 'business-' || organization_id,
      'customer' || user_id || '@customers.example', now() - interval '2 years'
    from customers where not is_person
  ), made_members as (
    insert into memberships (organization_id, user_id, role)
    select organization_id, user_id, case when is_person then 'member' else 'owner' end from customers
  ), made_wallets as (
    insert into wallets (organization_id, user_id, created_at)
    select organization_id, case when is_person then user_id end, now() - interval '2 years'
    from customers order by number returning id
  ), made_accounts as (
    insert into ledger_accounts (wallet_id, kind, floor_kobo)
    select id, unnest(array['cash', 'cash_back', 'hold']), 0 from made_wallets
  ) select min(id) as first from made_wallets`
