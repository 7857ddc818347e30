import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { NAMES } from '#admin/tariffs/replays/replay_sums'

/** How many shipments have another cheapest courier, from which to which; null where nobody has a price. */
type CheapestChange = { from: string | null; to: string | null; shipments: number }

/** The same for one customer. */
export type CustomerChange = CheapestChange & { key: string; name: string; sumKey: string }

/** Pairs of couriers. */
const MOST_CHANGES = 100

/** Keys are such as `UPS>DHL>o12`, as `AddedUp` writes them. */
const COURIERS = `(select name from couriers where code = "from") as from,
  (select name from couriers where code = "to") as to, shipments`
/** Replays that were made before customers were kept have keys such as `UPS>DHL`. */
const OF_CUSTOMER = `key like '%>%>_%'`
const CODES = `split_part(key, '>', 1) as "from", split_part(key, '>', 2) as "to"`

/** The most frequent first. */
export function cheapestChanges(id: number): Promise<CheapestChange[]> {
  return rowsOf<CheapestChange>(
    db,
    `select ${COURIERS} from (
       select ${CODES}, sum(shipments) as shipments from tariff_replay_sums
       where replay_id = :id and part = 'cheapest' group by 1, 2 order by 3 desc, 1, 2 limit :limit
     ) as changes order by changes.shipments desc, changes.from, changes.to`,
    { id, limit: MOST_CHANGES }
  )
}

type Slice = { limit: number; after?: CustomerChange | null }

/** Who gets another cheapest courier, with the most shipments first; after one of them, those that follow. */
export function customerChanges(id: number, { limit, after }: Slice): Promise<CustomerChange[]> {
  const place = after ? 'and (shipments < :figure or (shipments = :figure and key > :sumKey))' : ''
  return rowsOf<CustomerChange>(
    db,
    `select "sumKey", key, coalesce(${NAMES.customer}, key) as name, ${COURIERS} from (
       select key as "sumKey", ${CODES}, shipments, case left(split_part(key, '>', 3), 1)
         when 'o' then 'organization ' else 'user ' end || substr(split_part(key, '>', 3), 2) as key
       from tariff_replay_sums where replay_id = :id and part = 'cheapest' and ${OF_CUSTOMER} ${place}
       order by shipments desc, tariff_replay_sums.key limit :limit
     ) as changes order by changes.shipments desc, "sumKey"`,
    { id, limit, ...(after ? { figure: after.shipments, sumKey: after.sumKey } : {}) }
  )
}

/** How many pairs of couriers there are, and how many of them with each customer. */
export async function changeCounts(id: number): Promise<{ pairs: number; customers: number }> {
  const [counts] = await rowsOf<{ pairs: number; customers: number }>(
    db,
    `select count(*) filter (where ${OF_CUSTOMER}) as customers, count(distinct ("from", "to")) as pairs
     from (select key, ${CODES} from tariff_replay_sums where replay_id = :id and part = 'cheapest') as changes`,
    { id }
  )
  return counts!
}
