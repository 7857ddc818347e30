import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { type SqlClient, queryRows } from '#shared/database/query_rows'
import { MAX_BOOK_ADDRESSES } from '#shipping/addresses/rules/book_rules'
import type { ComparableAddress } from '#shipping/addresses/duplicate_addresses'

/** Raw SQL, because loading a full address book as models would take a second. */
const COMPARABLE_ADDRESSES = `select id, user_id as "userId", side, fullname, phone_number as "phoneNumber",
    address, country_code as "countryCode", state_key as "stateKey", city_code as "cityCode", city_name as "cityName"
  from saved_addresses
  where organization_id = :organizationId and (user_id = :userId or (:isBusiness and is_shared))
  order by used_at desc, id desc limit ${MAX_BOOK_ADDRESSES}`

/** Most recently used first. The query has a limit: bookings can overfill an address book. */
export function loadComparableAddresses(
  { organization, user }: Caller,
  client: SqlClient = db.connection()
): Promise<(ComparableAddress & { id: number; userId: number })[]> {
  const { id: organizationId, isBusiness } = organization
  return queryRows(client, COMPARABLE_ADDRESSES, { organizationId, isBusiness, userId: user.id })
}
