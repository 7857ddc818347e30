import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import SavedAddress from '#shipping/booking/models/saved_address'

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

/** Saves an address for next time; the same person at the same place is one line, brought up to date. */
export async function rememberAddress(
  trx: TransactionClientContract,
  caller: Caller,
  side: 'origin' | 'destination',
  address: Address
) {
  const { fullname, phoneNumber, address: street, ...rest } = address
  await SavedAddress.updateOrCreate(
    {
      organizationId: caller.organization.id,
      userId: caller.user.id,
      side,
      fullname,
      phoneNumber,
      address: street,
    },
    { ...rest, usedAt: DateTime.now() },
    { client: trx }
  )
}
