import type { SqlClient } from '#shared/database/query_rows'
import type { TransferKind } from '#wallet/ledger/ledger'
import { type BillingPeriod, billingPeriodEnd } from '#shipping/invoicing/billing_periods'
import {
  type BillableEntry,
  listEntriesBetween,
  type EntrySumRow,
  type LastLedgerEntry,
  findLastEntry,
} from '#shipping/invoicing/ledger_entries'
import type { InvoiceLineKind } from '#shipping/invoicing/models/billing_invoice_line'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import { includedVatKobo } from '#shipping/invoicing/vat'

export type DraftInvoiceLine = {
  kind: InvoiceLineKind
  entryId: number | null
  shipmentId: number | null
  /** Positive for a charge, negative for a void. */
  amountKobo: number
  at: Date
  comment: string | null
}

/** Amount owed for a period and the statement of the balance, in kobo. */
export interface DraftInvoice {
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
  lines: DraftInvoiceLine[]
}

const FUNDING_KINDS: readonly TransferKind[] = ['card_funding', 'bank_funding', 'demo_funding']

const LINE_KIND_OF_TRANSFER: Partial<Record<TransferKind, InvoiceLineKind>> = {
  shipment_payment: 'shipment',
  shipment_reweigh: 'reweigh',
  shipment_refund: 'void',
  staff_debit: 'debit',
}

export interface DraftInvoiceTerms {
  settledEntryId: number
  vatBasisPoints: number
}

/**
 * Drafts the invoice of all entries after the previous invoice, up to the end of the period and to
 * the settled entry. Entries committed later fall into the next period. Null if there is nothing to
 * charge; the entries then wait for the next invoice. The first invoice starts with earlier debt.
 *
 * Throws an Error if the opening balance plus charges, payments and credits is not the balance of
 * the ledger.
 */
export async function calculateDraftInvoice(
  client: SqlClient,
  account: BillingAccount,
  period: Pick<BillingPeriod, 'to'>,
  { settledEntryId, vatBasisPoints }: DraftInvoiceTerms
): Promise<DraftInvoice | null> {
  const before = { moment: billingPeriodEnd(period).toJSDate(), entryId: settledEntryId }
  const last = await findLastEntry(client, account.accountId, before)
  const after = account.billedEntryId
  const entries = await listEntriesBetween(client, account, after, Math.max(last.id, after))
  const lines = entries.filter(({ isCharge }) => isCharge).map(toDraftLine)
  const moves = entries.map((entry) => ({
    ...entry,
    isCredit: belongsToCreditNote(entry),
    entries: 1,
  }))
  const bill = sumDraftInvoice(account, { last, moves, vatBasisPoints })
  return bill && { ...bill.sums, lines: [...balanceBroughtForward(account), ...lines] }
}

interface BalanceMoves {
  last: LastLedgerEntry
  moves: Omit<EntrySumRow, 'accountId'>[]
  vatBasisPoints: number
}

export type DraftInvoiceSums = { sums: Omit<DraftInvoice, 'lines'>; lineCount: number }

/** Sums single or aggregated entries. Returns null and throws like `calculateDraftInvoice`. */
export function sumDraftInvoice(
  account: BillingAccount,
  { last, moves, vatBasisPoints }: BalanceMoves
): DraftInvoiceSums | null {
  const after = account.billedEntryId
  const upTo = Math.max(last.id, after)
  const forward = balanceBroughtForward(account)
  const charges = moves.filter(({ isCharge }) => isCharge)
  const lineCount = charges.reduce((sum, { entries }) => sum + entries, forward.length)
  if (lineCount === 0) return null
  const closingKobo = upTo === after ? account.closingKobo : last.balanceKobo
  const moved = sumMoves(moves)
  const sums = {
    afterEntryId: after,
    lastEntryId: upTo,
    openingKobo: account.closingKobo,
    closingKobo,
    ...moved,
    ...draftTotals(forward, moved.chargesKobo, vatBasisPoints),
  }
  requireBalanced(sums, account)
  return { sums, lineCount }
}

const belongsToCreditNote = ({ isDocumented, creditedInvoiceId }: BillableEntry) =>
  isDocumented || creditedInvoiceId !== null

/** No total is negative: a void is a negative charge only if its charge is on this invoice. */
function draftTotals(forward: DraftInvoiceLine[], chargesKobo: number, vatBasisPoints: number) {
  const owedKobo = forward.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  return {
    totalKobo: owedKobo + chargesKobo,
    vatBasisPoints,
    vatKobo: includedVatKobo(chargesKobo, vatBasisPoints),
  }
}

function sumMoves(moves: BalanceMoves['moves']) {
  const sum = (of: (move: BalanceMoves['moves'][number]) => boolean) =>
    moves.filter(of).reduce((kobo, { amountKobo }) => kobo + amountKobo, 0)
  const isAside = (move: BalanceMoves['moves'][number]) => !move.isCharge && !move.isCredit
  const isPayment = ({ kind }: BalanceMoves['moves'][number]) => FUNDING_KINDS.includes(kind)
  return {
    chargesKobo: 0 - sum(({ isCharge }) => isCharge),
    creditedKobo: sum((move) => !move.isCharge && move.isCredit),
    paymentsKobo: sum((move) => isAside(move) && isPayment(move)),
    adjustmentsKobo: sum((move) => isAside(move) && !isPayment(move)),
  }
}

function balanceBroughtForward(account: BillingAccount): DraftInvoiceLine[] {
  const { openingKobo, billedTo, createdAt } = account
  if (billedTo !== null || openingKobo >= 0) return []
  const nothing = { entryId: null, shipmentId: null, comment: null }
  return [
    { kind: 'brought_forward', amountKobo: -openingKobo, at: createdAt.toJSDate(), ...nothing },
  ]
}

function toDraftLine(entry: BillableEntry): DraftInvoiceLine {
  const { id, kind, amountKobo, at, comment, shipmentId } = entry
  const line = { entryId: id, shipmentId, at, comment }
  return { ...line, kind: LINE_KIND_OF_TRANSFER[kind]!, amountKobo: -amountKobo }
}

function requireBalanced(bill: DraftInvoiceSums['sums'], { accountId }: BillingAccount) {
  const { openingKobo, chargesKobo, paymentsKobo, adjustmentsKobo, creditedKobo } = bill
  const reachedKobo = openingKobo - chargesKobo + paymentsKobo + adjustmentsKobo + creditedKobo
  if (reachedKobo === bill.closingKobo) return
  throw new Error(
    `Account ${accountId} does not lead from ${openingKobo} to ${bill.closingKobo} kobo, but to ${reachedKobo}`
  )
}
