import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'
import type { Side } from '#shipping/places/resolve_place'

type Address = {
  side: Side
  fullname: string
  phone_number: string
  email: string
  address: string
  country_code: string
  state_key: string | null
  city_code: string | null
  city_name: string | null
  postal_code: string
}

const KEY = ['organization_id', 'user_id', 'side', 'fullname', 'phone_number', 'address']

/** Transactions lock entries in the order of this key, so that they cannot deadlock. */
export function lockOrderKey({
  side,
  fullname,
  phone_number: phoneNumber,
  address,
}: Pick<Address, 'fullname' | 'phone_number' | 'address'> & { side: string }): string {
  return JSON.stringify([side, fullname, phoneNumber, address])
}

/** Updates an entry at most once an hour, and skips entries that another transaction has locked. */
const MARK_ADDRESSES_USED = `update saved_addresses set used_at = :now where id in (
  select line.id from saved_addresses as line
    join jsonb_to_recordset(:booked::jsonb)
      as booked (side text, fullname text, phone_number text, address text)
      on line.phone_number = booked.phone_number and line.side = booked.side
        and line.fullname = booked.fullname and starts_with(booked.address, line.address)
  where line.organization_id = :organizationId
    and (line.user_id = :userId or (:isBusiness and line.is_shared))
    and line.used_at < :now::timestamptz - interval '1 hour'
  for update of line skip locked)`

/** An entry matches if the booked address begins with its address: a landmark may follow. */
export async function markAddressesUsed(
  trx: TransactionClientContract,
  { organization, user }: Caller,
  addresses: Address[]
) {
  const booked = addresses.map(({ side, fullname, phone_number: phoneNumber, address }) => ({
    side,
    fullname,
    phone_number: phoneNumber,
    address,
  }))
  await trx.rawQuery(MARK_ADDRESSES_USED, {
    organizationId: organization.id,
    isBusiness: organization.isBusiness,
    userId: user.id,
    booked: JSON.stringify(booked),
    now: DateTime.now().toISO(),
  })
}

/** Adds entries, or updates those with the same side, name, phone number and address. */
export async function saveToAddressBook(
  trx: TransactionClientContract,
  { organization, user }: Caller,
  addresses: Address[]
) {
  const owner = { organization_id: organization.id, user_id: user.id, used_at: DateTime.now() }
  const byKey = new Map(addresses.map((one) => [lockOrderKey(one), { ...owner, ...one }]))
  const rows = [...byKey.keys()].toSorted().map((key) => byKey.get(key)!)
  await upsert(trx, { table: 'saved_addresses', key: KEY }, rows)
}
