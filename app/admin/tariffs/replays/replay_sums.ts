import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { FIGURES, type ReplayFigures } from '#admin/tariffs/replays/replay_figures'
import { weightBandName } from '#admin/tariffs/replays/rules/weight_bands'

export const REPLAY_PARTS = ['courier', 'lane', 'weight', 'group', 'customer'] as const
export type ReplayPart = (typeof REPLAY_PARTS)[number]

export type ReplaySum = ReplayFigures & { key: string; name: string }

export const MAX_REPLAY_PARTS = 60
export const MAX_REPLAY_CUSTOMERS = 50

const figureColumns = (write: (column: string) => string) =>
  Object.entries(FIGURES)
    .map(([name, column]) => `${write(column)} as "${name}"`)
    .join(', ')

export const REPLAY_PART_NAMES: Record<ReplayPart, string> = {
  courier: '(select name from couriers where code = key)',
  lane: `replace(key, '-', ' to ')`,
  weight: 'key',
  group: `case key when '0' then 'General rates' else (select name from billing_groups where id = key::bigint) end`,
  customer: `case split_part(key, ' ', 1)
    when 'organization' then (select name from organizations where id = split_part(key, ' ', 2)::bigint)
    else (select concat_ws(' ', firstname, lastname) from users where id = split_part(key, ' ', 2)::bigint) end`,
}

/** Sorts sums descending by a figure, in SQL and for a loaded row; equal figures by key. */
type ReplaySumOrder = { sql: string; of: (sum: ReplaySum) => number }

const BY_REVENUE: ReplaySumOrder = { sql: 'before_kobo', of: ({ beforeKobo }) => beforeKobo }
const BY_BAND: ReplaySumOrder = { sql: '-key::integer', of: ({ key }) => -Number(key) }
const BY_DIFFERENCE: ReplaySumOrder = {
  sql: '(after_kobo - before_kobo)',
  of: ({ beforeKobo, afterKobo }) => afterKobo - beforeKobo,
}

/** Totals a replay over its couriers, since each shipment has exactly one. */
export async function loadReplayTotal(id: number): Promise<ReplaySum> {
  const [total] = await queryRows<ReplaySum>(
    db,
    `select 'all' as key, 'All' as name, ${figureColumns((column) => `coalesce(sum(${column}), 0)`)}
     from tariff_replay_sums where replay_id = :id and part = 'courier'`,
    { id }
  )
  return total!
}

/** Lists the largest sums first (weights from the lightest), starting behind `after`. */
export function listReplayParts(
  id: number,
  part: ReplayPart,
  slice: ReplaySumSlice
): Promise<ReplaySum[]> {
  const order = part === 'weight' ? BY_BAND : BY_REVENUE
  return queryReplaySums(part, order, { ...slice, where: 'replay_id = :id and part = :part', id })
}

export async function loadSumsByKey(
  id: number,
  part: ReplayPart,
  keys: string[]
): Promise<Map<string, ReplaySum>> {
  const rows = await queryReplaySums(part, BY_REVENUE, {
    id,
    keys,
    limit: keys.length,
    where: 'replay_id = :id and part = :part and key = any(:keys)',
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** Lists customers who pay more, the largest difference first, starting behind `after`. */
export function listCustomersPayingMore(id: number, slice: ReplaySumSlice): Promise<ReplaySum[]> {
  const where = 'replay_id = :id and part = :part and after_kobo > before_kobo'
  return queryReplaySums('customer', BY_DIFFERENCE, { ...slice, where, id })
}

type PartCounts = Record<ReplayPart | 'dearer', number>

export async function countReplayParts(id: number): Promise<PartCounts> {
  const rows = await queryRows<{ part: ReplayPart; all: number; dearer: number }>(
    db,
    `select part, count(*) as all, count(*) filter (where after_kobo > before_kobo) as dearer
     from tariff_replay_sums where replay_id = :id group by part`,
    { id }
  )
  const of = (part: ReplayPart) => rows.find((row) => row.part === part)
  const counts = Object.fromEntries(REPLAY_PARTS.map((part) => [part, of(part)?.all ?? 0]))
  return { ...(counts as Record<ReplayPart, number>), dearer: of('customer')?.dearer ?? 0 }
}

type ReplaySumQuery = ReplaySumSlice & { where: string; id: number; keys?: string[] }

type ReplaySumSlice = { limit: number; after?: ReplaySum | null }

async function queryReplaySums(
  part: ReplayPart,
  order: ReplaySumOrder,
  slice: ReplaySumQuery
): Promise<ReplaySum[]> {
  const { where, after, ...values } = slice
  // The redundant `<=` lets PostgreSQL start reading at this place of an index.
  const place = after
    ? `and ${order.sql} <= :figure and (${order.sql} < :figure or key > :key)`
    : ''
  const sorted = `order by ${order.sql} desc, key`
  const rows = await queryRows<ReplaySum>(
    db,
    `select key, coalesce(${REPLAY_PART_NAMES[part]}, key) as name, ${figureColumns((column) => column)}
     from (select * from tariff_replay_sums where ${where} ${place} ${sorted} limit :limit) as tariff_replay_sums
     ${sorted}`,
    { ...values, part, ...(after ? { figure: order.of(after), key: after.key } : {}) }
  )
  return part === 'weight' ? rows.map((row) => ({ ...row, name: weightBandName(row.key) })) : rows
}
