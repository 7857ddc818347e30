import type { Caller } from '#identity/sessions/caller'
import { sumKobo } from '#shared/money/exact_amounts'
import { kobo } from '#shared/money/rules/money'
import Wallet from '#wallet/balances/wallet'
import type { PayingBalance } from '#wallet/ledger/payment'
import type { Booked } from '#shipping/booking/booking_rows'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { newShipment, ownerOf, setTerms } from '#shipping/booking/shipment_terms'
import { classifiedOf } from '#shipping/booking/booking_customs'
import Quote from '#shipping/pricing/models/quote'
import { newTrackingNumbers, newTransactionReference } from '#shipping/shipment/shipment_numbers'
import { type CheckedRow, checkRows } from '#shipping/batches/checked_rows'
import type ShipmentBatch from '#shipping/batches/models/shipment_batch'
import {
  BatchPriceChanged,
  BatchUnaffordable,
  NothingChosen,
  RowsNotReady,
  UnknownRows,
} from '#shipping/batches/refusals'
import { repriceBatch } from '#shipping/batches/changing'
import { type BatchRow, isBookable, rowsOfBatch } from '#shipping/batches/rows'

export interface BatchPaymentAsked {
  balance: PayingBalance
  /** Numbers of rows; without them all that are not left out. */
  rows?: number[]
  /** Naira that the payer saw; without it whatever the prices are that were shown. */
  amount?: number
}

/** What is to be written and paid, as it was shown. */
export interface Agreed {
  rows: BatchRow[]
  booked: Booked[]
  facts: BookingFacts
  totalKobo: number
}

/**
 * Looks again at all that can refuse the payment of a batch, before anything of it is locked. Where another price or
 * another rule holds by now, the rows say so afterwards.
 */
export async function preparePayment(
  caller: Caller,
  batch: ShipmentBatch,
  { balance, rows: numbers, amount }: BatchPaymentAsked
): Promise<Agreed> {
  const rows = chosenRows(await rowsOfBatch(batch.id), numbers)
  const facts = await bookingFacts()
  const checked = await checkAgain(caller, { batch, rows, facts })
  const isOther = (row: BatchRow, at: number) =>
    checked[at]!.offer?.charges.totalKobo !== row.priceKobo
  const changed = rows.filter(isOther)
  const notReady = rows.filter((_, at) => checked[at]!.problems.length > 0)
  if (changed.length + notReady.length > 0) await repriceBatch(caller, batch.id)
  if (notReady.length > 0) throw new RowsNotReady(numbersOf(notReady))
  const totalKobo = sumKobo(checked.map(({ offer }) => offer!.charges.totalKobo))
  const isUnseen = amount !== undefined && kobo(amount) !== totalKobo
  if (changed.length > 0 || isUnseen) throw new BatchPriceChanged(changed.length, totalKobo)
  await requireFunds(caller, balance, totalKobo)
  return { rows, facts, totalKobo, booked: await bookedOf(caller, checked) }
}

const numbersOf = (rows: BatchRow[]) => rows.map(({ number }) => number)

function chosenRows(rows: BatchRow[], numbers: number[] | undefined): BatchRow[] {
  const wanted = numbers && new Set(numbers)
  const chosen = rows.filter((row) => (wanted ? wanted.has(row.number) : !row.isLeftOut))
  const unknown = wanted?.difference(new Set(numbersOf(rows)))
  if (unknown?.size) throw new UnknownRows([...unknown])
  if (chosen.length === 0) throw new NothingChosen()
  const notReady = chosen.filter((row) => !isBookable(row))
  if (notReady.length > 0) throw new RowsNotReady(numbersOf(notReady))
  return chosen
}

type Again = { batch: ShipmentBatch; rows: BatchRow[]; facts: BookingFacts }

async function checkAgain(caller: Caller, { batch, rows, facts }: Again): Promise<CheckedRow[]> {
  const { organizationId, wish } = batch
  // Whoever of a business asked for the prices, they were promised to all of it.
  const quotes = await Quote.query()
    .where({ organizationId })
    .whereIn(
      'id',
      rows.flatMap(({ quoteId }) => quoteId ?? [])
    )
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  const given = rows.map(({ submission, courierCode: preferredCourier }) => ({
    ...{ ...submission, preferredCourier },
  }))
  return checkRows(given, {
    ...{ caller, facts, wish },
    quotes: rows.map(({ quoteId }) => byId.get(quoteId ?? '') ?? null),
  })
}

/** Said before the work is done; the ledger decides. */
async function requireFunds(caller: Caller, balance: PayingBalance, totalKobo: number) {
  const wallet = await Wallet.of(caller)
  const missingKobo = totalKobo - wallet.spendableKobo(balance)
  if (missingKobo > 0) throw new BatchUnaffordable(balance, missingKobo)
}

async function bookedOf(caller: Caller, checked: CheckedRow[]): Promise<Booked[]> {
  const tracking = await newTrackingNumbers(checked.length)
  const agreed = checked.map(({ submission, priced, offer }, at) => {
    const price = { ...priced!, offer: offer! }
    const numbers = {
      transactionReference: newTransactionReference(),
      trackingNumber: tracking[at]!,
    }
    const shipment = newShipment(ownerOf(caller), numbers)
    setTerms(shipment, submission!, price)
    return { shipment, price, submission: submission! }
  })
  const classified = await classifiedOf(caller, agreed)
  return agreed.map((one, at) => ({ ...one, classified: classified[at]! }))
}
