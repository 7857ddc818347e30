import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { type FigureOwner, readCurrentFigures } from '#shared/figures/figures'
import Shipment from '#shipping/shipment/models/shipment'
import { AWAITS_APPROVAL } from '#shipping/shipment/shipment_list_item'
import {
  PARCEL_STATES,
  PARCEL_TROUBLE_TEXTS,
  type ParcelState,
} from '#shipping/shipment/rules/parcel_states'
import Wallet from '#wallet/balances/wallet'

export type ActionableStatus = 'AWAITING_PAYMENT_CONFIRMATION' | 'PENDING_ISSUE' | ParcelState

const TASK_KEYS = [
  ...PARCEL_STATES.filter((state) => PARCEL_TROUBLE_TEXTS[state].mustAct.includes('sender')),
  'AWAITING_PAYMENT_CONFIRMATION',
  'PENDING_ISSUE',
  'CLEARANCE',
] as const

export interface ActionableShipments {
  count: number
  latest: Shipment
}

export interface HomeTasks {
  statuses: (ActionableShipments & { status: ActionableStatus; totalKobo: number })[]
  /** Documents that customs require and that are still missing. */
  clearance: ActionableShipments | null
}

export interface LowBalanceWarning {
  cashKobo: number
  alertBelowKobo: number
}

/** Only the caller's own shipments, even for staff: other people's are in the console. */
export async function loadHomeTasks(caller: Caller): Promise<HomeTasks> {
  const owner = { organizationId: caller.organization.id, userId: caller.ownerUserId ?? 0 }
  const figures = await readCurrentFigures(owner, TASK_KEYS)
  const isShared = caller.organization.isBusiness && figures.delete('AWAITING_PAYMENT_CONFIRMATION')
  const unpaid = isShared ? await findUnpaidInTeam(caller) : []
  const latest = figures.size > 0 ? await findLatestShipments(owner, [...figures.keys()]) : []
  const needs = latest.flatMap(({ need, shipment }) => {
    const { count, kobo } = figures.get(need)!
    return [{ status: need, count, totalKobo: kobo, latest: shipment }]
  })
  return {
    statuses: [
      ...needs.filter((line): line is HomeTasks['statuses'][number] => line.status !== 'CLEARANCE'),
      ...unpaid,
    ],
    clearance: needs.find(({ status }) => status === 'CLEARANCE') ?? null,
  }
}

/** What an owner was asked to pay waits for the owner. Others than owners pay for their own. */
const FIND_UNPAID_IN_TEAM = `select count(*)::int as count, sum(payment_amount_kobo)::bigint as kobo,
    max(id) as id
  from shipments
  where organization_id = :organizationId and status = 'AWAITING_PAYMENT_CONFIRMATION'
    and (:userId = 0 or user_id = :userId) and not ${AWAITS_APPROVAL}`

async function findUnpaidInTeam(caller: Caller): Promise<HomeTasks['statuses']> {
  const userId = caller.memberRole === 'owner' ? 0 : caller.user.id
  const [row] = await queryRows<{ count: number; kobo: number | null; id: number | null }>(
    db,
    FIND_UNPAID_IN_TEAM,
    { organizationId: caller.organization.id, userId }
  )
  const { count, kobo, id } = row!
  if (id === null) return []
  const [latest] = await withReceivers([id])
  const totalKobo = kobo ?? 0
  return [{ status: 'AWAITING_PAYMENT_CONFIRMATION', count, totalKobo, latest: latest! }]
}

/** Must repeat the expression of the index exactly, or PostgreSQL does not use the index. */
const TASK_OF_SHIPMENT = `case
  when status in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING_ISSUE') then status::text
  when status in ('BOOKED', 'COURIER_ASSIGNED') and tracking_state in ('HELD', 'DELIVERY_FAILED',
    'READY_FOR_COLLECTION', 'DAMAGED', 'LOST', 'WITHDRAWN') then tracking_state::text
  end`

/** One index lookup per need. CLEARANCE reads all missing documents, which are few. */
const FIND_LATEST = `select need, case need when 'CLEARANCE' then (
      select shipments.id from clearance_documents join shipments on shipments.id = shipment_id
      where organization_id = :organizationId and (:userId = 0 or user_id = :userId)
        and status in ('BOOKED', 'COURIER_ASSIGNED') and document_type is null
      order by shipments.id desc limit 1)
    else (select max(id) from shipments where organization_id = :organizationId
      and (case when abs(organization_id) <= 2 then user_id else 0 end) = :userId
      and (${TASK_OF_SHIPMENT}) = need)
    end as id
  from unnest(:needs::text[]) as need`

async function findLatestShipments(owner: FigureOwner, needs: string[]) {
  const rows = await queryRows<{ need: ActionableStatus | 'CLEARANCE'; id: number | null }>(
    db,
    FIND_LATEST,
    {
      ...owner,
      needs,
    }
  )
  const shipments = await withReceivers(rows.flatMap(({ id }) => id ?? []))
  return rows.flatMap(({ need, id }) => {
    const shipment = shipments.find((one) => one.id === id)
    return shipment ? [{ need, shipment }] : []
  })
}

function withReceivers(ids: number[]): Promise<Shipment[]> {
  return Shipment.query()
    .whereIn('id', ids)
    .preload('addresses', (query) => query.preload('country'))
    .exec()
}

/** Null if the balance suffices, or without a limit. */
export async function findLowBalance(caller: Caller): Promise<LowBalanceWarning | null> {
  const wallet = await Wallet.of(caller)
  const cashKobo = wallet.account('cash').balanceKobo
  const alertBelowKobo = wallet.lowBalanceKobo
  if (alertBelowKobo === null || cashKobo >= alertBelowKobo) return null
  return { cashKobo, alertBelowKobo }
}
