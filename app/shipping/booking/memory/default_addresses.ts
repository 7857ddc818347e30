import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import SavedAddress from '#shipping/booking/models/saved_address'
import { withLandmark } from '#shipping/booking/rules/landmarks'

export async function loadDefaultAddresses(caller: Caller) {
  const chosen = db
    .from('address_defaults')
    .where({ organization_id: caller.organization.id, user_id: caller.user.id })
    .select('address_id')
  // Excludes entries that a colleague no longer shares.
  const lines = await SavedAddress.visibleTo(caller)
    .whereIn('id', chosen)
    .preload('country')
    .preload('state')
  const line = (side: SavedAddress['side']) => {
    const found = lines.find((one) => one.side === side)
    return found ? toBookedAddress(found) : null
  }
  return { origin: line('origin'), destination: line('destination') }
}

function toBookedAddress(line: SavedAddress) {
  return {
    fullname: line.fullname,
    phoneNumber: line.phoneNumber,
    email: line.email,
    address: withLandmark(line.address, line.landmark, line.side),
    country: line.countryCode,
    countryName: line.country.name,
    state: line.stateKey,
    stateName: line.state?.name ?? null,
    city: line.cityCode,
    cityName: line.cityName,
    postalCode: line.postalCode,
  }
}
