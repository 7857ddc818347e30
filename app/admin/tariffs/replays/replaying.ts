import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import { DomainError } from '#shared/errors/domain_error'
import { changedIn } from '#shared/live/news'
import { AddedUp, reprice } from '#admin/tariffs/replays/adding_up'
import { FIGURES } from '#admin/tariffs/replays/replay_figures'
import { claimReplay, failReplay, letGo, LEASE, type Claim } from '#admin/tariffs/replays/leases'
import { preparePrices, type PreparedPrices } from '#admin/tariffs/replays/replay_prices'
import {
  countShipments,
  nextShipments,
  type Place,
  type ReplayedShipment,
} from '#admin/tariffs/replays/replayed_shipments'
import { UNDER_WAY } from '#admin/tariffs/replays/tariff_replay'

const PAGE = 5_000

/** Whoever else has work in this process has their turn after so many. */
const AT_A_TIME = 500

/** Runs all replays that wait, also one whose worker has died. Safe to run at the same time. */
export async function runReplays() {
  let more = true
  while (more) more = await runNextReplay()
}

/** Runs the replay that has waited longest, to its end. False where there is none, or another process is at one. */
export async function runNextReplay(): Promise<boolean> {
  const claim = await claimReplay()
  if (!claim) return false
  try {
    await goOn(claim)
  } catch (error) {
    if (error instanceof DomainError) await failReplay(claim, error.message)
    else {
      await letGo(claim)
      throw error
    }
  }
  return true
}

/** From where it is to its end, or until somebody else has taken it over or cancelled it. Throws VersionIsNot. */
export async function goOn(claim: Claim, { size = PAGE, pages = Number.POSITIVE_INFINITY } = {}) {
  const prices = await preparePrices(claim)
  let after = await begin(claim, prices)
  let isDone = false
  for (let turn = 0; turn < pages && !isDone; turn++) {
    const page = await nextShipments(db.connection(), claim, { after, size })
    const isLast = page.length < size
    const sums = await addUp(page, prices)
    const isOurs = await db.transaction((trx) => keep(trx, claim, { page, sums, isLast }))
    isDone = isLast || !isOurs
    after = page.at(-1) ?? null
  }
}

/** Where it goes on; from the beginning where anything that prices are made of is not what it was. */
async function begin(
  { id, lease, since, until, pricedBy, at }: Claim,
  { key }: PreparedPrices
): Promise<Place | null> {
  if (pricedBy === key) return at
  const total = await countShipments(db.connection(), { since, until })
  await db.transaction(async (trx) => {
    const reset = await trx
      .from('tariff_replays')
      .where({ id, lease })
      .update({
        ...{ priced_by: key, total, done: 0, at_created_at: null, at_id: null },
      })
    if (Number(reset) > 0) await trx.from('tariff_replay_sums').where('replay_id', id).delete()
    changedIn(trx, 'replay', id)
  })
  return null
}

async function addUp(page: ReplayedShipment[], prices: PreparedPrices): Promise<AddedUp> {
  const sums = new AddedUp()
  for (const [at, shipment] of page.entries()) {
    sums.add(shipment, reprice(shipment, prices))
    if (at % AT_A_TIME === AT_A_TIME - 1) await setImmediate()
  }
  return sums
}

type Page = { page: ReplayedShipment[]; sums: AddedUp; isLast: boolean }

const MOVE_ON = `
  update tariff_replays set done = done + :count, at_created_at = coalesce(:createdAt::timestamptz, at_created_at),
    at_id = coalesce(:at::bigint, at_id), leased_until = now() + ${LEASE}, tries = 0,
    finished_at = case when :isLast then clock_timestamp() end
  where id = :id and lease = :lease::uuid and ${UNDER_WAY} returning id`

const SUMS = Object.values(FIGURES)

const ADD = `
  insert into tariff_replay_sums as kept (replay_id, part, key, ${SUMS.join(', ')})
  select :id, part, key, ${SUMS.map((column) => `coalesce(${column}, 0)`).join(', ')}
  from jsonb_populate_recordset(null::tariff_replay_sums, :sums::jsonb)
  on conflict (replay_id, part, key) do update set ${SUMS.map(
    (column) => `${column} = kept.${column} + excluded.${column}`
  ).join(', ')}`

/**
 * A page is in the sums and behind us, or neither. False where somebody else has taken over, because we were away for
 * too long, or where it was cancelled.
 */
async function keep(
  trx: TransactionClientContract,
  { id, lease }: Claim,
  { page, sums, isLast }: Page
): Promise<boolean> {
  const last = page.at(-1)
  const moved = await rowsOf(trx, MOVE_ON, {
    ...{ id, lease, isLast, count: page.length },
    ...{ createdAt: last?.createdAt ?? null, at: last?.id ?? null },
  })
  if (moved.length === 0) return false
  await trx.rawQuery(ADD, { id, sums: JSON.stringify(sums.rows) })
  changedIn(trx, 'replay', id)
  return true
}
