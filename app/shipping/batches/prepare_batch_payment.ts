import type { Caller } from '#identity/sessions/caller'
import { sumKobo } from '#shared/money/exact_amounts'
import { kobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import type { PayingBalance } from '#wallet/ledger/pay_from_wallet'
import { type BookingToWrite, classifyBookings } from '#shipping/booking/booking_customs'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { buildShipment, shipmentOwner, setShipmentTerms } from '#shipping/booking/shipment_terms'
import Quote from '#shipping/pricing/models/quote'
import {
  generateTrackingNumbers,
  generateTransactionReference,
} from '#shipping/shipment/shipment_numbers'
import { type CheckedRow, checkRows } from '#shipping/batches/check_rows'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import {
  BatchPriceChanged,
  BatchAboveBalance,
  NoRowsChosen,
  RowsNotReady,
  UnknownBatchRows,
} from '#shipping/batches/batch_errors'
import { repriceBatch } from '#shipping/batches/change_batch'
import { type BatchRow, isRowBookable, loadBatchRows } from '#shipping/batches/batch_rows'

export interface BatchPaymentInput {
  balance: PayingBalance
  /** Row numbers; default: all rows that are not left out. */
  rows?: number[]
  /** The total in naira that the payer saw; omit to accept any total. */
  amount?: number
}

export interface AgreedBatch {
  rows: BatchRow[]
  booked: BookingToWrite[]
  facts: BookingFacts
  totalKobo: number
}

/**
 * Call it before locking the batch. If prices or rules have changed, it reprices the batch, so
 * that the rows show the change.
 */
export async function checkBatchPayment(
  caller: Caller,
  batch: ShipmentBatch,
  { balance, rows: numbers, amount }: BatchPaymentInput
): Promise<AgreedBatch> {
  const rows = selectRows(await loadBatchRows(batch.id), numbers)
  const facts = await bookingFacts()
  const checked = await recheckRows(caller, { batch, rows, facts })
  const isOther = (row: BatchRow, at: number) =>
    checked[at]!.offer?.charges.totalKobo !== row.priceKobo
  const changed = rows.filter(isOther)
  const notReady = rows.filter((_, at) => checked[at]!.problems.length > 0)
  if (changed.length + notReady.length > 0) await repriceBatch(caller, batch.id)
  if (notReady.length > 0) throw new RowsNotReady(rowNumbers(notReady))
  const totalKobo = sumKobo(checked.map(({ offer }) => offer!.charges.totalKobo))
  const isUnseen = amount !== undefined && kobo(amount) !== totalKobo
  if (changed.length > 0 || isUnseen) throw new BatchPriceChanged(changed.length, totalKobo)
  await requireBatchFunds(caller, balance, totalKobo)
  return { rows, facts, totalKobo, booked: await toBookings(caller, checked) }
}

const rowNumbers = (rows: BatchRow[]) => rows.map(({ number }) => number)

function selectRows(rows: BatchRow[], numbers: number[] | undefined): BatchRow[] {
  const wanted = numbers && new Set(numbers)
  const chosen = rows.filter((row) => (wanted ? wanted.has(row.number) : !row.isLeftOut))
  const unknown = wanted?.difference(new Set(rowNumbers(rows)))
  if (unknown?.size) throw new UnknownBatchRows([...unknown])
  if (chosen.length === 0) throw new NoRowsChosen()
  const notReady = chosen.filter((row) => !isRowBookable(row))
  if (notReady.length > 0) throw new RowsNotReady(rowNumbers(notReady))
  return chosen
}

type RecheckInput = { batch: ShipmentBatch; rows: BatchRow[]; facts: BookingFacts }

async function recheckRows(caller: Caller, { batch, rows, facts }: RecheckInput) {
  const { organizationId, wish } = batch
  // A quote is valid for all members of a business, not only for the one who requested it.
  const quotes = await Quote.query()
    .where({ organizationId })
    .whereIn(
      'id',
      rows.flatMap(({ quoteId }) => quoteId ?? [])
    )
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  const given = rows.map(({ submission, courierCode: preferredCourier }) => ({
    ...submission,
    preferredCourier,
  }))
  return checkRows(given, {
    caller,
    facts,
    wish,
    quotes: rows.map(({ quoteId }) => byId.get(quoteId ?? '') ?? null),
  })
}

/** Refuses early, with the missing amount. The ledger checks the balance again. */
async function requireBatchFunds(caller: Caller, balance: PayingBalance, totalKobo: number) {
  const wallet = await Wallet.of(caller)
  const missingKobo = totalKobo - wallet.spendableKobo(balance)
  if (missingKobo > 0) throw new BatchAboveBalance(balance, missingKobo)
}

async function toBookings(caller: Caller, checked: CheckedRow[]): Promise<BookingToWrite[]> {
  const tracking = await generateTrackingNumbers(checked.length)
  const agreed = checked.map(({ submission, priced, offer }, at) => {
    const price = { ...priced!, offer: offer! }
    const numbers = {
      transactionReference: generateTransactionReference(),
      trackingNumber: tracking[at]!,
    }
    const shipment = buildShipment(shipmentOwner(caller), numbers)
    setShipmentTerms(shipment, submission!, price)
    return { shipment, price, submission: submission! }
  })
  const classified = await classifyBookings(caller, agreed)
  return agreed.map((one, at) => ({ ...one, classified: classified[at]! }))
}
