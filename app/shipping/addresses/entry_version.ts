import { createHash } from 'node:crypto'
import type SavedAddress from '#shipping/booking/models/saved_address'

/** A hash of the address and its groups. If it has changed, somebody else edited the entry. */
export function bookEntryVersion(line: SavedAddress, groupIds: number[]): string {
  const { side, fullname, phoneNumber, email, address, landmark, lga, isShared } = line
  const { countryCode, stateKey, cityCode, cityName, postalCode } = line
  const content = [
    ...[side, fullname, phoneNumber, email, address, landmark, lga, isShared],
    ...[countryCode, stateKey, cityCode, cityName, postalCode],
    groupIds.toSorted((one, other) => one - other),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
