import type { Client } from '#shared/database/rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import { type BillingPeriod, endOf } from '#shipping/invoicing/billing_periods'
import {
  type BilledEntry,
  entriesBetween,
  type EntrySum,
  type LastEntry,
  lastEntry,
} from '#shipping/invoicing/entries'
import type { LineKind } from '#shipping/invoicing/models/billing_invoice_line'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import { vatWithin } from '#shipping/invoicing/vat'

export type BillLine = {
  kind: LineKind
  entryId: number | null
  shipmentId: number | null
  /** What is charged is above zero, what is taken back below. */
  amountKobo: number
  at: Date
  comment: string | null
}

/** What a business owes for a period, and how its balance came to be, in kobo. */
export interface Bill {
  afterEntryId: number
  lastEntryId: number
  openingKobo: number
  chargesKobo: number
  paymentsKobo: number
  adjustmentsKobo: number
  creditedKobo: number
  closingKobo: number
  totalKobo: number
  vatBasisPoints: number
  vatKobo: number
  lines: BillLine[]
}

const PAYMENTS: readonly TransferKind[] = ['card_funding', 'bank_funding', 'demo_funding']

const LINE_KINDS: Partial<Record<TransferKind, LineKind>> = {
  shipment_payment: 'shipment',
  shipment_reweigh: 'reweigh',
  shipment_refund: 'void',
  staff_debit: 'debit',
}

/** What decides a bill besides the ledger. */
export interface BillTerms {
  settledEntryId: number
  vatBasisPoints: number
}

/**
 * What a period comes to: all entries since the last invoice that were written before its end, as far as the ledger is
 * settled. One that commits later belongs to the next period. Null where nothing is to be charged: the entries then
 * stay for the next invoice. What was owed before the first invoice is its first line.
 *
 * Throws an Error where charges, payments and credits do not lead from the opening balance to the ledger's.
 */
export async function billOf(
  client: Client,
  account: BillingAccount,
  period: Pick<BillingPeriod, 'to'>,
  { settledEntryId, vatBasisPoints }: BillTerms
): Promise<Bill | null> {
  const before = { moment: endOf(period).toJSDate(), entryId: settledEntryId }
  const last = await lastEntry(client, account.accountId, before)
  const after = account.billedEntryId
  const entries = await entriesBetween(client, account, after, Math.max(last.id, after))
  const lines = entries.filter(({ isCharge }) => isCharge).map(lineOf)
  const moves = entries.map((entry) => ({ ...entry, isCredit: isCredit(entry), entries: 1 }))
  const bill = billSums(account, { last, moves, vatBasisPoints })
  return bill && { ...bill.sums, lines: [...broughtForward(account), ...lines] }
}

interface Moved {
  /** Before the end of the period. */
  last: LastEntry
  moves: Omit<EntrySum, 'accountId'>[]
  vatBasisPoints: number
}

export type BillSums = { sums: Omit<Bill, 'lines'>; lineCount: number }

/** What the entries of a period come to, one by one or added up; null and throws as a bill does. */
export function billSums(
  account: BillingAccount,
  { last, moves, vatBasisPoints }: Moved
): BillSums | null {
  const after = account.billedEntryId
  const upTo = Math.max(last.id, after)
  const forward = broughtForward(account)
  const charges = moves.filter(({ isCharge }) => isCharge)
  const lineCount = charges.reduce((sum, { entries }) => sum + entries, forward.length)
  if (lineCount === 0) return null
  const closingKobo = upTo === after ? account.closingKobo : last.balanceKobo
  const moved = sumsOf(moves)
  const sums = {
    ...{ afterEntryId: after, lastEntryId: upTo, openingKobo: account.closingKobo, closingKobo },
    ...moved,
    ...totalOf(forward, moved.chargesKobo, vatBasisPoints),
  }
  requireWhole(sums, account)
  return { sums, lineCount }
}

const isCredit = ({ isNoted, creditedInvoiceId }: BilledEntry) =>
  isNoted || creditedInvoiceId !== null

/** Voids of a period may be more than its charges only of what this bill has, so it never falls below zero. */
function totalOf(forward: BillLine[], chargesKobo: number, vatBasisPoints: number) {
  const owedKobo = forward.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  return {
    ...{ totalKobo: owedKobo + chargesKobo, vatBasisPoints },
    vatKobo: vatWithin(chargesKobo, vatBasisPoints),
  }
}

function sumsOf(moves: Moved['moves']) {
  const sum = (of: (move: Moved['moves'][number]) => boolean) =>
    moves.filter(of).reduce((kobo, { amountKobo }) => kobo + amountKobo, 0)
  const isAside = (move: Moved['moves'][number]) => !move.isCharge && !move.isCredit
  const isPayment = ({ kind }: Moved['moves'][number]) => PAYMENTS.includes(kind)
  return {
    chargesKobo: 0 - sum(({ isCharge }) => isCharge),
    creditedKobo: sum((move) => !move.isCharge && move.isCredit),
    paymentsKobo: sum((move) => isAside(move) && isPayment(move)),
    adjustmentsKobo: sum((move) => isAside(move) && !isPayment(move)),
  }
}

function broughtForward({ openingKobo, billedTo, createdAt }: BillingAccount): BillLine[] {
  if (billedTo !== null || openingKobo >= 0) return []
  const nothing = { entryId: null, shipmentId: null, comment: null }
  return [
    { kind: 'brought_forward', amountKobo: -openingKobo, at: createdAt.toJSDate(), ...nothing },
  ]
}

function lineOf({ id, kind, amountKobo, at, comment, shipmentId }: BilledEntry): BillLine {
  return { kind: LINE_KINDS[kind]!, entryId: id, shipmentId, amountKobo: -amountKobo, at, comment }
}

function requireWhole(bill: BillSums['sums'], { accountId }: BillingAccount) {
  const { openingKobo, chargesKobo, paymentsKobo, adjustmentsKobo, creditedKobo } = bill
  const reachedKobo = openingKobo - chargesKobo + paymentsKobo + adjustmentsKobo + creditedKobo
  if (reachedKobo === bill.closingKobo) return
  throw new Error(
    `Account ${accountId} does not lead from ${openingKobo} to ${bill.closingKobo} kobo, but to ${reachedKobo}`
  )
}
