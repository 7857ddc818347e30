import type { Caller } from '#identity/sessions/caller'
import { atStatus } from '#shipping/history/history_conditions'
import Shipment from '#shipping/shipment/models/shipment'
import type { ParcelState } from '#shipping/shipment/rules/parcel_states'
import Wallet from '#wallet/balances/wallet'

/** What of a parcel its sender can do something about. What is only coming back needs nobody. */
const STATES_IN_NEED = [
  'HELD',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'DAMAGED',
  'LOST',
  'WITHDRAWN',
] as const satisfies ParcelState[]

export type StatusInNeed =
  'AWAITING_PAYMENT_CONFIRMATION' | 'PENDING_ISSUE' | (typeof STATES_IN_NEED)[number]

/** Some shipments that wait for the same; the latest of them, with its receiver. */
export interface ShipmentsInNeed {
  count: number
  latest: Shipment
}

export interface Needs {
  statuses: (ShipmentsInNeed & { status: StatusInNeed; totalKobo: number })[]
  /** Papers that customs have asked for and nobody has handed in. */
  clearance: ShipmentsInNeed | null
}

export interface LowBalance {
  cashKobo: number
  alertBelowKobo: number
}

/** What waits for the caller, of their own shipments whoever they are: other people's are the console's. */
export async function needsOf(caller: Caller): Promise<Needs> {
  const [inNeed, clearance] = await Promise.all([statusesOf(caller), clearanceOf(caller)])
  return { statuses: inNeed, clearance }
}

function ownShipments(caller: Caller) {
  const query = Shipment.query().where('organizationId', caller.organization.id)
  return caller.ownerUserId === null ? query : query.where('userId', caller.ownerUserId)
}

const IN_NEED = `case
  when shipments.status in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING_ISSUE') then shipments.status
  when shipments.status in ('BOOKED', 'COURIER_ASSIGNED')
    and shipments.tracking_state in (${STATES_IN_NEED.map((state) => `'${state}'`).join(', ')})
    then shipments.tracking_state
  end`

async function statusesOf(caller: Caller): Promise<Needs['statuses']> {
  const query = ownShipments(caller)
  const rows = await query
    .select(query.client.raw(`${IN_NEED} as need`))
    .select(query.client.raw('sum(payment_amount_kobo)::float8 as "totalKobo"'))
    .count('* as total')
    .max('id as latest')
    .whereRaw(`${IN_NEED} is not null`)
    .groupByRaw(IN_NEED)
  const latest = await withReceivers(rows.map(({ $extras }) => Number($extras.latest)))
  return rows.flatMap(({ $extras }) => {
    const shipment = latest.find(({ id }) => id === Number($extras.latest))
    if (!shipment) return []
    const { need: status, totalKobo } = $extras
    return [{ status, totalKobo, count: Number($extras.total), latest: shipment }]
  })
}

async function clearanceOf(caller: Caller): Promise<ShipmentsInNeed | null> {
  const [row] = await ownShipments(caller)
    .whereRaw(atStatus('CLEARANCE').sql)
    .count('* as total')
    .max('id as latest')
  const [latest] = await withReceivers([Number(row?.$extras.latest ?? 0)])
  return latest ? { count: Number(row?.$extras.total), latest } : null
}

function withReceivers(ids: number[]): Promise<Shipment[]> {
  return Shipment.query()
    .whereIn('id', ids)
    .preload('addresses', (query) => query.preload('country'))
    .exec()
}

/** Null where there is enough, or nobody has said what enough is. */
export async function lowBalanceOf(caller: Caller): Promise<LowBalance | null> {
  const wallet = await Wallet.of(caller)
  const cashKobo = wallet.account('cash').balanceKobo
  const alertBelowKobo = wallet.lowBalanceKobo
  if (alertBelowKobo === null || cashKobo >= alertBelowKobo) return null
  return { cashKobo, alertBelowKobo }
}
