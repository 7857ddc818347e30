import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { weightBandName } from '#admin/tariffs/replays/rules/weight_bands'

/** What the totals of a replay are told apart by. */
export const REPLAY_PARTS = ['courier', 'lane', 'weight', 'group', 'customer'] as const
export type ReplayPart = (typeof REPLAY_PARTS)[number]

/** Of shipments together; kobo. */
export type ReplaySum = {
  key: string
  name: string
  shipments: number
  /** Both tariffs have a price for these, and the amounts are theirs. */
  compared: number
  beforeKobo: number
  afterKobo: number
  chargedKobo: number
  dearer: number
  cheaper: number
  /** Without a price in the version, and what they cost by the live tariff. */
  lost: number
  lostKobo: number
  /** Without a price in the live tariff. */
  gained: number
  /** Of those that are compared: the cost is known of these. */
  known: number
  knownBeforeKobo: number
  knownAfterKobo: number
  costKobo: number
}

/** How many shipments have another cheapest courier, from which to which; null where nobody has a price. */
export type CheapestChange = { from: string | null; to: string | null; shipments: number }

/** More than anybody reads on a page; the rest counts in the total all the same. */
const MOST_PARTS = 60
export const MOST_CUSTOMERS = 50
/** Pairs of couriers. */
const MOST_CHANGES = 100

const COLUMNS = {
  ...{ shipments: 'shipments', compared: 'compared', beforeKobo: 'before_kobo' },
  ...{ afterKobo: 'after_kobo', chargedKobo: 'charged_kobo', dearer: 'dearer', cheaper: 'cheaper' },
  ...{ lost: 'lost', lostKobo: 'lost_kobo', gained: 'gained', known: 'known' },
  ...{ knownBeforeKobo: 'known_before_kobo', knownAfterKobo: 'known_after_kobo' },
  costKobo: 'cost_kobo',
}
const each = (write: (column: string) => string) =>
  Object.entries(COLUMNS)
    .map(([name, column]) => `${write(column)}::float8 as "${name}"`)
    .join(', ')

const NAMES: Record<ReplayPart, string> = {
  courier: '(select name from couriers where code = key)',
  lane: `replace(key, '-', ' to ')`,
  weight: 'key',
  group: `case key when '0' then 'General rates' else (select name from billing_groups where id = key::bigint) end`,
  customer: `case split_part(key, ' ', 1)
    when 'organization' then (select name from organizations where id = split_part(key, ' ', 2)::bigint)
    else (select concat_ws(' ', firstname, lastname) from users where id = split_part(key, ' ', 2)::bigint) end`,
}

const IN_ORDER: Record<ReplayPart, string> = {
  ...{ courier: 'before_kobo desc, key', lane: 'before_kobo desc, key', weight: 'key' },
  ...{ group: 'before_kobo desc, key', customer: 'before_kobo desc, key' },
}

/** All shipments of a replay together: each has one courier. */
export async function replayTotal(id: number): Promise<ReplaySum> {
  const [total] = await rowsOf<ReplaySum>(
    db,
    `select 'all' as key, 'All' as name, ${each((column) => `coalesce(sum(${column}), 0)`)}
     from tariff_replay_sums where replay_id = :id and part = 'courier'`,
    { id }
  )
  return total!
}

export async function replayParts(
  id: number,
  part: ReplayPart
): Promise<{ parts: ReplaySum[]; hasMore: boolean }> {
  const rows = await sumsOf(part, {
    where: 'replay_id = :id and part = :part',
    order: IN_ORDER[part],
    bindings: { id, part, limit: MOST_PARTS + 1 },
  })
  return { parts: rows.slice(0, MOST_PARTS), hasMore: rows.length > MOST_PARTS }
}

/** The same of another replay, for these keys. */
export async function sumsByKey(
  id: number,
  part: ReplayPart,
  keys: string[]
): Promise<Map<string, ReplaySum>> {
  const rows = await sumsOf(part, {
    where: 'replay_id = :id and part = :part and key = any(:keys)',
    order: 'key',
    bindings: { id, part, keys, limit: keys.length },
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** The customers who pay more, whoever pays most of it first. */
export function dearerCustomers(id: number, limit: number | null): Promise<ReplaySum[]> {
  return sumsOf('customer', {
    where: `replay_id = :id and part = 'customer' and after_kobo > before_kobo`,
    order: 'after_kobo - before_kobo desc, key',
    bindings: { id, limit },
  })
}

/** The most frequent first. */
export function cheapestChanges(id: number): Promise<CheapestChange[]> {
  return rowsOf<CheapestChange>(
    db,
    `select (select name from couriers where code = split_part(key, '>', 1)) as from,
       (select name from couriers where code = split_part(key, '>', 2)) as to, shipments::float8 as shipments
     from tariff_replay_sums where replay_id = :id and part = 'cheapest'
     order by tariff_replay_sums.shipments desc, key limit ${MOST_CHANGES}`,
    { id }
  )
}

type Asked = {
  where: string
  order: string
  bindings: Record<string, string | number | string[] | null>
}

async function sumsOf(part: ReplayPart, { where, order, bindings }: Asked): Promise<ReplaySum[]> {
  const rows = await rowsOf<ReplaySum>(
    db,
    `select key, coalesce(${NAMES[part]}, key) as name, ${each((column) => column)}
     from (select * from tariff_replay_sums where ${where} order by ${order} limit :limit) as tariff_replay_sums
     order by ${order}`,
    bindings
  )
  return part === 'weight' ? rows.map((row) => ({ ...row, name: weightBandName(row.key) })) : rows
}
