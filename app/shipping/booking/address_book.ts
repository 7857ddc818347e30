import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { upsert } from '#shared/database/upsert'

type Address = {
  fullname: string
  phoneNumber: string
  email: string
  address: string
  countryCode: string
  stateKey: string
  cityCode: string | null
  cityName: string | null
  postalCode: string
}

const KEY = ['organization_id', 'user_id', 'side', 'fullname', 'phone_number', 'address']

/** Saves an address for next time; the same person at the same place is one line, brought up to date. */
export async function rememberAddress(
  trx: TransactionClientContract,
  caller: Caller,
  side: 'origin' | 'destination',
  address: Address
) {
  const row = {
    ...{ organization_id: caller.organization.id, user_id: caller.user.id, side },
    ...{ fullname: address.fullname, phone_number: address.phoneNumber, address: address.address },
    ...{ email: address.email, postal_code: address.postalCode, used_at: DateTime.now() },
    ...{ country_code: address.countryCode, state_key: address.stateKey },
    ...{ city_code: address.cityCode, city_name: address.cityName },
  }
  // In one statement: a shop books many parcels from one address at once.
  await upsert(trx, { table: 'saved_addresses', key: KEY }, [row])
}
