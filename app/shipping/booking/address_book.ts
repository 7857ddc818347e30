import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'
import type { Side } from '#shipping/places/places'

type Address = {
  side: Side
  fullname: string
  phone_number: string
  email: string
  address: string
  country_code: string
  state_key: string
  city_code: string | null
  city_name: string | null
  postal_code: string
}

const KEY = ['organization_id', 'user_id', 'side', 'fullname', 'phone_number', 'address']

/** Saves addresses for next time; the same person at the same place is one line, brought up to date. */
export async function rememberAddresses(
  trx: TransactionClientContract,
  { organization, user }: Caller,
  addresses: Address[]
) {
  const whose = { organization_id: organization.id, user_id: user.id, used_at: DateTime.now() }
  const byKey = new Map(
    addresses.map((one) => [
      JSON.stringify([one.side, one.fullname, one.phone_number, one.address]),
      { ...whose, ...one },
    ])
  )
  // In one order, so that two who book at once never wait for each other in a ring.
  const rows = [...byKey.keys()].toSorted().map((key) => byKey.get(key)!)
  // In one statement: a shop books many parcels from one address at once.
  await upsert(trx, { table: 'saved_addresses', key: KEY }, rows)
}
