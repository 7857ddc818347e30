import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { countKeySpending } from '#identity/api_keys/daily_limit'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { countMemberSpending } from '#identity/teams/spending'
import { hasSubscribers } from '#identity/webhooks/subscribers'
import { queryRows } from '#shared/database/query_rows'
import Wallet from '#wallet/balances/wallet'
import {
  toPayingAccount,
  type PayingAccount,
  type PayingBalance,
} from '#wallet/ledger/pay_from_wallet'
import { debitForShipments } from '#shipping/billing/pay_shipment'
import type { PayableShipment } from '#shipping/billing/payment_statements'
import type Shipment from '#shipping/shipment/models/shipment'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { writeBookings } from '#shipping/booking/write_bookings'
import type { BookingFacts } from '#shipping/booking/booking_facts'
import { announcedHolidays } from '#shipping/booking/booking_settings'
import { shipmentOwner } from '#shipping/booking/shipment_terms'
import ShipmentBatch from '#shipping/batches/models/shipment_batch'
import {
  type AgreedBatch,
  type BatchPaymentInput,
  checkBatchPayment,
} from '#shipping/batches/prepare_batch_payment'
import { BatchChangedMeanwhile } from '#shipping/batches/batch_errors'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'

export interface BatchPayment {
  batchId: number
  shipmentIds: number[]
}

/**
 * Books and pays all chosen rows of a batch or none, each with its own shipment and ledger
 * transfer, in one transaction. Idempotent: paying a paid batch again returns the first payment and
 * moves no money. Runs within the request, not as a job, so that no batch is ever partly paid.
 *
 * Throws E_ROW_NOT_FOUND, OrganizationInactive, NoRowsChosen, UnknownBatchRows, RowsNotReady,
 * BatchPriceChanged, BatchAboveBalance, InsufficientFunds, CreditStopped, CourierNotOffered,
 * KeyDailyLimitExceeded, BatchChangedMeanwhile, and everything that `countMemberSpending` throws.
 */
export async function prepareBatchPayment(
  caller: Caller,
  id: number,
  input: BatchPaymentInput
): Promise<(trx: TransactionClientContract) => Promise<BatchPayment>> {
  requireActiveOrganization(caller.organization)
  const batch = await ShipmentBatch.visibleTo(caller).where({ id }).firstOrFail()
  if (batch.isPaid) return (trx) => findBatchPayment(trx, batch)
  const agreed = await checkBatchPayment(caller, batch, input)
  return async (trx) => {
    const locked = await ShipmentBatch.locked(trx, id)
    if (locked.isPaid) return findBatchPayment(trx, locked)
    if (locked.version !== batch.version) throw new BatchChangedMeanwhile()
    const { booked, facts, totalKobo } = agreed
    await countKeySpending(trx, caller.apiKey, totalKobo)
    await countMemberSpending(trx, caller, { amountKobo: totalKobo, what: 'Batches' })
    await writeBookings(trx, caller, booked, facts)
    await linkRows(trx, id, agreed)
    const paid = { paidAt: DateTime.now(), paidBy: caller.user.id, paidFrom: input.balance }
    await locked.merge({ ...paid, totalKobo }).save()
    await payBatchRows(trx, caller, agreed, input.balance)
    const after = { parcels: booked.length, amountKobo: totalKobo }
    await recordTeamActivity(trx, caller, {
      verb: 'pay_batch',
      subject: { kind: 'batch', id },
      after,
    })
    return { batchId: id, shipmentIds: booked.map(({ shipment }) => shipment.id) }
  }
}

async function findBatchPayment(trx: TransactionClientContract, { id }: ShipmentBatch) {
  const rows = await queryRows<{ id: number }>(
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

async function linkRows(trx: TransactionClientContract, id: number, { rows, booked }: AgreedBatch) {
  const numbers = rows.map(({ number }) => number)
  const shipments = booked.map(({ shipment }) => shipment.id)
  await trx.rawQuery(LINK_ROWS, { id, numbers, shipments })
}

async function payBatchRows(
  trx: TransactionClientContract,
  caller: Caller,
  { booked, facts }: AgreedBatch,
  balance: PayingBalance
) {
  const account = toPayingAccount(await Wallet.of(caller, trx), balance)
  const known = {
    account,
    catalogue: facts.catalogue,
    announcedHolidays: await announcedHolidays.get(facts.settings),
    hasSubscribers: await hasSubscribers(trx, shipmentOwner(caller)),
  }
  const due = booked.map(({ shipment }) => toPayableShipment(shipment, known))
  await debitForShipments(trx, due, { account, method: balance, paidBy: caller.user.id })
}

type PaymentFacts = Pick<BookingFacts, 'catalogue'> &
  Pick<PayableShipment, 'announcedHolidays' | 'hasSubscribers'> & { account: PayingAccount }

/** Built in memory, because this transaction has just written the shipment. */
function toPayableShipment(
  shipment: Shipment,
  { catalogue, ...payment }: PaymentFacts
): PayableShipment {
  const { daysMax, name: courierName, byHand } = catalogue.courier(shipment.courierCode)
  return {
    id: shipment.id,
    kind: shipment.kind,
    status: shipment.status,
    isPaid: false,
    trackingNumber: shipment.trackingNumber,
    courierCode: shipment.courierCode,
    transactionReference: shipment.transactionReference,
    paymentAmountKobo: shipment.paymentAmountKobo,
    discountKobo: shipment.discountKobo,
    daysMax,
    courierName,
    byHand,
    ...payment,
    organizationId: shipment.organizationId,
    userId: shipment.userId,
  }
}

/** How many shipments to dispatch in parallel, each as its own job. */
const JOBS_AT_ONCE = 20

/** If the process dies halfway, the sweep dispatches the remaining shipments. */
export async function sendToCouriers(shipmentIds: number[]) {
  for (let at = 0; at < shipmentIds.length; at += JOBS_AT_ONCE) {
    await Promise.all(
      shipmentIds.slice(at, at + JOBS_AT_ONCE).map((id) => ShipmentPaid.dispatch(id))
    )
  }
}
