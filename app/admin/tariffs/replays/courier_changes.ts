import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { REPLAY_PART_NAMES } from '#admin/tariffs/replays/replay_sums'

/** Shipments whose cheapest courier changed; null if no courier has a price. */
type CheapestChange = { from: string | null; to: string | null; shipments: number }

export type CustomerChange = CheapestChange & { key: string; name: string; sumKey: string }

const MAX_COURIER_CHANGES = 100

/** Keys look like `UPS>DHL>o12`, as `ReplayTally` writes them. */
const COURIER_NAMES_SQL = `(select name from couriers where code = "from") as from,
  (select name from couriers where code = "to") as to, shipments`
/** Keys of older replays, such as `UPS>DHL`, have no customer. */
const HAS_CUSTOMER = `key like '%>%>_%'`
const SPLIT_KEY = `split_part(key, '>', 1) as "from", split_part(key, '>', 2) as "to"`

export function listCourierChanges(id: number): Promise<CheapestChange[]> {
  return queryRows<CheapestChange>(
    db,
    `select ${COURIER_NAMES_SQL} from (
       select ${SPLIT_KEY}, sum(shipments) as shipments from tariff_replay_sums
       where replay_id = :id and part = 'cheapest' group by 1, 2 order by 3 desc, 1, 2 limit :limit
     ) as changes order by changes.shipments desc, changes.from, changes.to`,
    { id, limit: MAX_COURIER_CHANGES }
  )
}

type CustomerChangeSlice = { limit: number; after?: CustomerChange | null }

/** Lists changes by customer and pair of couriers, most shipments first, starting after `after`. */
export function listCustomerChanges(
  id: number,
  { limit, after }: CustomerChangeSlice
): Promise<CustomerChange[]> {
  const place = after ? 'and (shipments < :figure or (shipments = :figure and key > :sumKey))' : ''
  return queryRows<CustomerChange>(
    db,
    `select "sumKey", key, coalesce(${REPLAY_PART_NAMES.customer}, key) as name, ${COURIER_NAMES_SQL} from (
       select key as "sumKey", ${SPLIT_KEY}, shipments, case left(split_part(key, '>', 3), 1)
         when 'o' then 'organization ' else 'user ' end || substr(split_part(key, '>', 3), 2) as key
       from tariff_replay_sums where replay_id = :id and part = 'cheapest' and ${HAS_CUSTOMER} ${place}
       order by shipments desc, tariff_replay_sums.key limit :limit
     ) as changes order by changes.shipments desc, "sumKey"`,
    { id, limit, ...(after ? { figure: after.shipments, sumKey: after.sumKey } : {}) }
  )
}

export async function countCourierChanges(
  id: number
): Promise<{ pairs: number; customers: number }> {
  const [counts] = await queryRows<{ pairs: number; customers: number }>(
    db,
    `select count(*) filter (where ${HAS_CUSTOMER}) as customers, count(distinct ("from", "to")) as pairs
     from (select key, ${SPLIT_KEY} from tariff_replay_sums where replay_id = :id and part = 'cheapest') as changes`,
    { id }
  )
  return counts!
}
