import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { broadcastChange } from '#shared/live/live_updates'
import { ReplayTally, repriceShipment } from '#admin/tariffs/replays/reprice_shipments'
import { FIGURES } from '#admin/tariffs/replays/replay_figures'
import {
  claimReplay,
  failReplay,
  releaseReplay,
  LEASE_DURATION,
  type ReplayClaim,
} from '#admin/tariffs/replays/replay_leases'
import { preparePrices, type PreparedPrices } from '#admin/tariffs/replays/replay_prices'
import {
  countReplayedShipments,
  loadNextShipments,
  type ReplayPosition,
  type ReplayedShipment,
} from '#admin/tariffs/replays/replayed_shipments'
import { IS_UNFINISHED_SQL } from '#admin/tariffs/replays/tariff_replay'

const PAGE_SIZE = 5_000

/** Yields to the event loop after this many shipments. */
const YIELD_EVERY_SHIPMENTS = 500

/** Runs all waiting replays, also those of dead workers. Safe to run concurrently. */
export async function runReplays() {
  let more = true
  while (more) more = await runNextReplay()
}

/** Runs the oldest waiting replay. Returns false if there is none or another process runs one. */
export async function runNextReplay(): Promise<boolean> {
  const claim = await claimReplay()
  if (!claim) return false
  try {
    await continueReplay(claim)
  } catch (error) {
    if (error instanceof DomainError) await failReplay(claim, error.message)
    else {
      await releaseReplay(claim)
      throw error
    }
  }
  return true
}

/** Continues a replay until it is done or loses its lease. Throws WrongVersionState. */
export async function continueReplay(
  claim: ReplayClaim,
  { size = PAGE_SIZE, pages = Number.POSITIVE_INFINITY } = {}
) {
  const prices = await preparePrices(claim)
  let after = await resumeOrRestart(claim, prices)
  let isDone = false
  for (let turn = 0; turn < pages && !isDone; turn++) {
    const page = await loadNextShipments(db.connection(), claim, { after, size })
    const isLast = page.length < size
    const sums = await tallyShipments(page, prices)
    const isOurs = await db.transaction((trx) =>
      saveTalliedPage(trx, claim, { page, sums, isLast })
    )
    isDone = isLast || !isOurs
    after = page.at(-1) ?? null
  }
}

/** Returns the last position, or restarts from the beginning if the prices have changed. */
async function resumeOrRestart(
  { id, lease, since, until, pricedBy, at }: ReplayClaim,
  { key }: PreparedPrices
): Promise<ReplayPosition | null> {
  if (pricedBy === key) return at
  const total = await countReplayedShipments(db.connection(), { since, until })
  await db.transaction(async (trx) => {
    const reset = await trx.from('tariff_replays').where({ id, lease }).update({
      priced_by: key,
      total,
      done: 0,
      at_created_at: null,
      at_id: null,
    })
    if (Number(reset) > 0) await trx.from('tariff_replay_sums').where('replay_id', id).delete()
    broadcastChange(trx, 'replay', id)
  })
  return null
}

async function tallyShipments(
  page: ReplayedShipment[],
  prices: PreparedPrices
): Promise<ReplayTally> {
  const sums = new ReplayTally()
  for (const [at, shipment] of page.entries()) {
    sums.add(shipment, repriceShipment(shipment, prices))
    if (at % YIELD_EVERY_SHIPMENTS === YIELD_EVERY_SHIPMENTS - 1) await setImmediate()
  }
  return sums
}

type TalliedPage = { page: ReplayedShipment[]; sums: ReplayTally; isLast: boolean }

const ADVANCE_REPLAY = `
  update tariff_replays set done = done + :count, at_created_at = coalesce(:createdAt::timestamptz, at_created_at),
    at_id = coalesce(:at::bigint, at_id), leased_until = now() + ${LEASE_DURATION}, tries = 0,
    finished_at = case when :isLast then clock_timestamp() end
  where id = :id and lease = :lease::uuid and ${IS_UNFINISHED_SQL} returning id`

const SUM_COLUMNS = Object.values(FIGURES)

const ADD_SUMS = `
  insert into tariff_replay_sums as kept (replay_id, part, key, ${SUM_COLUMNS.join(', ')})
  select :id, part, key, ${SUM_COLUMNS.map((column) => `coalesce(${column}, 0)`).join(', ')}
  from jsonb_populate_recordset(null::tariff_replay_sums, :sums::jsonb)
  on conflict (replay_id, part, key) do update set ${SUM_COLUMNS.map(
    (column) => `${column} = kept.${column} + excluded.${column}`
  ).join(', ')}`

/**
 * Saves a page's sums and position together. Returns false if the lease was lost by a timeout or a
 * cancellation.
 */
async function saveTalliedPage(
  trx: TransactionClientContract,
  { id, lease }: ReplayClaim,
  { page, sums, isLast }: TalliedPage
): Promise<boolean> {
  const last = page.at(-1)
  const moved = await queryRows(trx, ADVANCE_REPLAY, {
    id,
    lease,
    isLast,
    count: page.length,
    createdAt: last?.createdAt ?? null,
    at: last?.id ?? null,
  })
  if (moved.length === 0) return false
  await trx.rawQuery(ADD_SUMS, { id, sums: JSON.stringify(sums.rows) })
  broadcastChange(trx, 'replay', id)
  return true
}
