import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { type AuditVerb, recordAudit } from '#shared/audit/audit'
import { naira } from '#shared/money/rules/money'
import Reweigh, { type ReweighStatus } from '#shipping/reweighing/models/reweigh'
import { approvedKobo, requireReweighStatus } from '#shipping/reweighing/reweigh_errors'
import type Shipment from '#shipping/shipment/models/shipment'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import { kilograms } from '#shared/numbers/rules/weight'
import { isoTime } from '#shared/time/rules/api_dates'

/** Days after an approval to pay or dispute, and days after a rejected dispute to pay. */
const DAYS = { approved: 7, upheld: 3 }

type ReweighColumns = Record<string, unknown>

/** Charges the customer. Throws E_ROW_NOT_FOUND, ReweighStatusConflict and ReweighAmountRefused. */
export function approveReweigh(
  by: Caller,
  id: number,
  { amountKobo, reason }: { amountKobo?: number; reason?: string }
): Promise<Shipment> {
  const columnsOf = (reweigh: Reweigh) => {
    requireReweighStatus(reweigh, 'proposed')
    return {
      status: 'approved' as const,
      news: 'approved',
      reason: reason ?? null,
      amount_kobo: approvedKobo(reweigh, amountKobo, reason),
      approved_at: db.raw('now()'),
      due_at: sqlDaysFromNow(DAYS.approved),
    }
  }
  return decideReweigh(by, id, 'approve', columnsOf, publishChargeEvent)
}

/** The same weight is not proposed again. Throws E_ROW_NOT_FOUND and ReweighStatusConflict. */
export function dismissReweigh(by: Caller, id: number, reason: string): Promise<Shipment> {
  return decideReweigh(by, id, 'drop', (reweigh) => {
    requireReweighStatus(reweigh, 'proposed')
    return { status: 'dropped', reason }
  })
}

/** Rejects a dispute and extends the deadline. Throws E_ROW_NOT_FOUND and ReweighStatusConflict. */
export function upholdReweigh(by: Caller, id: number, reason: string): Promise<Shipment> {
  return decideReweigh(by, id, 'uphold', (reweigh) => {
    requireReweighStatus(reweigh, 'disputed')
    return { status: 'approved', news: 'upheld', reason, due_at: sqlDaysFromNow(DAYS.upheld) }
  })
}

/** Waives an unpaid reweigh, disputed or not. Throws E_ROW_NOT_FOUND and ReweighStatusConflict. */
export function waiveReweigh(by: Caller, id: number, reason: string): Promise<Shipment> {
  return decideReweigh(by, id, 'waive', (reweigh) => {
    requireReweighStatus(reweigh, 'approved', 'disputed', 'owed')
    return { status: 'waived', news: 'waived', reason }
  })
}

async function decideReweigh(
  by: Caller,
  id: number,
  verb: AuditVerb,
  columnsOf: (reweigh: Reweigh) => ReweighColumns & { status: ReweighStatus },
  also?: (trx: TransactionClientContract, shipment: Shipment, id: number) => Promise<void>
): Promise<Shipment> {
  return db.transaction(async (trx) => {
    const { reweigh, shipment } = await Reweigh.locked(trx, id)
    const columns = columnsOf(reweigh)
    await changeReweigh(trx, id, { ...columns, decided_by: by.user.id })
    await also?.(trx, shipment, id)
    const { status, amountKobo, differenceKobo } = reweigh
    const requestedKobo = columns.amount_kobo ?? amountKobo ?? differenceKobo
    await recordAudit(trx, {
      actorId: by.user.id,
      action: `reweigh.${verb}`,
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before: { status },
      after: {
        status: columns.status,
        amount: requestedKobo === null ? null : naira(Number(requestedKobo)),
        reason: columns.reason,
      },
    })
    return shipment
  })
}

/** Takes the time from the database, as the deadline does. The caller must lock the row. */
export async function changeReweigh(
  trx: TransactionClientContract,
  id: number,
  columns: ReweighColumns
) {
  await trx
    .from('reweighs')
    .where({ id })
    .update({ updated_at: db.raw('now()'), ...columns })
}

function sqlDaysFromNow(days: number) {
  return db.raw(`now() + interval '${days} days'`)
}

/** Publishes that a charge is due. The caller must lock the shipment and the reweigh. */
async function publishChargeEvent(trx: TransactionClientContract, shipment: Shipment, id: number) {
  const reweigh = await Reweigh.findOrFail(id, { client: trx })
  const { amountKobo, reason, billedGrams, carrierGrams, dueAt } = reweigh
  const isByWeight = reweigh.ratedBy !== 'charge' && carrierGrams !== null
  const charge = {
    id,
    amount: naira(amountKobo!),
    reason,
    billedWeight: kilograms(billedGrams),
    carrierWeight: isByWeight ? kilograms(carrierGrams) : null,
    dueAt: isoTime(dueAt!),
  }
  await publishShipmentEvent(trx, shipment, { type: 'shipment.charge_added', more: { charge } })
}
