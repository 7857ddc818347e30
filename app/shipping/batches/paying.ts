import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { spendFor } from '#identity/api_keys/daily_limit'
import { recordAct } from '#identity/teams/activity/team_acts'
import { spendAsMember } from '#identity/teams/spending'
import { isHeard } from '#identity/webhooks/listening'
import { rowsOf } from '#shared/database/rows'
import Wallet from '#wallet/balances/wallet'
import { accountOf, type PayingAccount, type PayingBalance } from '#wallet/ledger/payment'
import { takePrices } from '#shipping/billing/payment'
import type { DueShipment } from '#shipping/billing/payment_statements'
import type Shipment from '#shipping/shipment/models/shipment'
import { requireActive } from '#shipping/pricing/booking_right'
import { writeBookings } from '#shipping/booking/booking_rows'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { ownerOf } from '#shipping/booking/shipment_terms'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import { type Agreed, type BatchPaymentAsked, preparePayment } from '#shipping/batches/preparing'
import { BatchMoved } from '#shipping/batches/refusals'

export interface BatchPayment {
  batchId: number
  shipmentIds: number[]
}

/**
 * Books and pays all chosen rows of a batch, or none: a shipment and a transfer of the ledger for each, in one transaction. A batch is
 * paid once: paying again answers what the first payment answered and moves no money. The request does it and no job,
 * because people would see, and could pay into, a state between none and all.
 *
 * Throws E_ROW_NOT_FOUND, OrganizationInactive, NothingChosen, UnknownRows, RowsNotReady, BatchPriceChanged,
 * BatchUnaffordable, InsufficientFunds, CreditStopped, CourierOff, KeyDailyLimit, BatchMoved, and what
 * `spendAsMember` throws.
 */
export async function prepareBatchPayment(
  caller: Caller,
  id: number,
  asked: BatchPaymentAsked
): Promise<(trx: TransactionClientContract) => Promise<BatchPayment>> {
  requireActive(caller.organization)
  const batch = await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
  if (batch.isPaid) return (trx) => paymentOf(trx, batch)
  const agreed = await preparePayment(caller, batch, asked)
  return async (trx) => {
    const locked = await ShipmentBatch.query({ client: trx })
      .where({ id })
      .forUpdate()
      .firstOrFail()
    if (locked.isPaid) return paymentOf(trx, locked)
    if (locked.version !== batch.version) throw new BatchMoved()
    const { booked, facts, totalKobo } = agreed
    await spendFor(trx, caller.apiKey, totalKobo)
    await spendAsMember(trx, caller, { amountKobo: totalKobo, what: 'Batches' })
    await writeBookings(trx, caller, booked, facts)
    await linkRows(trx, id, agreed)
    const paid = { paidAt: DateTime.now(), paidBy: caller.user.id, paidFrom: asked.balance }
    await locked.merge({ ...paid, totalKobo }).save()
    await payAll(trx, caller, agreed, asked.balance)
    const after = { parcels: booked.length, amountKobo: totalKobo }
    await recordAct(trx, caller, { verb: 'pay_batch', subject: { kind: 'batch', id }, after })
    return { batchId: id, shipmentIds: booked.map(({ shipment }) => shipment.id) }
  }
}

async function paymentOf(trx: TransactionClientContract, { id }: ShipmentBatch) {
  const rows = await rowsOf<{ id: number }>(
    trx,
    `select shipment_id as id from shipment_batch_rows
     where batch_id = :id and shipment_id is not null order by number`,
    { id }
  )
  return { batchId: id, shipmentIds: rows.map((row) => row.id) }
}

const LINK_ROWS = `update shipment_batch_rows set shipment_id = linked.shipment
  from unnest(:numbers::int[], :shipments::bigint[]) as linked (number, shipment)
  where batch_id = :id and shipment_batch_rows.number = linked.number`

async function linkRows(trx: TransactionClientContract, id: number, { rows, booked }: Agreed) {
  const numbers = rows.map(({ number }) => number)
  const shipments = booked.map(({ shipment }) => shipment.id)
  await trx.rawQuery(LINK_ROWS, { id, numbers, shipments })
}

async function payAll(
  trx: TransactionClientContract,
  caller: Caller,
  { booked, facts }: Agreed,
  balance: PayingBalance
) {
  const account = accountOf(await Wallet.of(caller, trx), balance)
  const known = { facts, account, isHeard: await isHeard(trx, ownerOf(caller)) }
  const due = booked.map(({ shipment }) => dueOf(shipment, known))
  await takePrices(trx, due, { account, method: balance, paidBy: caller.user.id })
}

type Known = { facts: BookingFacts; account: PayingAccount; isHeard: boolean }

/** What paying reads of a shipment, which this transaction has written. */
function dueOf(shipment: Shipment, { facts, account, isHeard: heard }: Known): DueShipment {
  const { daysMax, name: courierName, byHand } = facts.catalogue.courier(shipment.courierCode)
  return {
    ...{ id: shipment.id, kind: shipment.kind, status: shipment.status, isPaid: false },
    ...{ trackingNumber: shipment.trackingNumber, courierCode: shipment.courierCode },
    transactionReference: shipment.transactionReference,
    ...{ paymentAmountKobo: shipment.paymentAmountKobo, discountKobo: shipment.discountKobo },
    ...{ daysMax, courierName, byHand, account, isHeard: heard },
    ...{ organizationId: shipment.organizationId, userId: shipment.userId },
  }
}
