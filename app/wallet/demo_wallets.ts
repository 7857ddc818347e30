import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { DEMO_ACCOUNTS } from '#identity/demo'
import {
  lockAccounts,
  postTransfer,
  type SystemAccount,
  type TransferKind,
} from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'

const DEMO_FUNDING_KIND = 'demo_funding'
const CASH_KOBO = 750_000_00
const CASH_BACK_KOBO = 5_000_00
const BUSINESS_CREDIT_LIMIT_KOBO = 500_000_00

export async function seedDemoWallets() {
  const wallets = new Map<string, Wallet>()
  for (const email of await findUnfundedDemoEmails(db.connection())) {
    const user = await User.findByOrFail('email', email)
    wallets.set(email, await Wallet.of(await createHomeCaller(user)))
  }
  if (wallets.size === 0) return
  const bankId = await LedgerAccount.idOfSystem('bank_clearing')
  const promotionsId = await LedgerAccount.idOfSystem('promotions')
  await db.transaction(async (trx) => {
    const own = [...wallets.values()].flatMap(({ accounts }) => accounts.map(({ id }) => id))
    await lockAccounts(trx, [...own, bankId, promotionsId])
    for (const email of await findUnfundedDemoEmails(trx)) {
      const wallet = wallets.get(email)
      if (!wallet) continue
      await postTransfer(
        trx,
        { kind: DEMO_FUNDING_KIND, reference: email, comment: 'Demo funds' },
        [
          { accountId: bankId, amountKobo: -CASH_KOBO },
          { accountId: wallet.account('cash').id, amountKobo: CASH_KOBO },
          { accountId: promotionsId, amountKobo: -CASH_BACK_KOBO },
          { accountId: wallet.account('cash_back').id, amountKobo: CASH_BACK_KOBO },
        ]
      )
      if (wallet.isOrganizationWallet) await wallet.setCreditLimit(BUSINESS_CREDIT_LIMIT_KOBO, trx)
    }
  })
}

async function findUnfundedDemoEmails(client: QueryClientContract): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const rows = await client
    .from('ledger_transfers')
    .where('kind', DEMO_FUNDING_KIND)
    .whereIn('reference', emails)
  const funded = new Set(rows.map(({ reference }) => reference))
  return emails.filter((email) => !funded.has(email))
}

export interface PastPayment {
  caller: Caller
  reference: string
  subjectId: number
  trackingNumber: number
  amountKobo: number
  paidAt: Date
  refundedAt: Date | null
}

type PastTransfer = {
  kind: TransferKind
  reference: string
  subjectId: number | null
  comment: string
  createdBy: number | null
  at: Date
  accountId: number
  /** Kobo credited to the wallet; negative for a debit. */
  amountKobo: number
  against: SystemAccount
  isRefund: boolean
}

/** Wallets are funded in multiples of this, which also cover the next few parcels. */
const FUNDING_STEP_KOBO = 50_000_00
const PARCELS_PER_FUNDING = 6
const HOUR_MS = 3_600_000

/**
 * Pays for past parcels from their customers' wallets, which it funds by bank transfer as needed.
 * The wallets must have no entries yet: balances after each entry are counted from zero.
 */
export async function seedPastPayments(trx: TransactionClientContract, payments: PastPayment[]) {
  const transfers: PastTransfer[] = []
  for (const own of Map.groupBy(payments, ({ caller }) => caller).values()) {
    const wallet = await Wallet.of(own[0]!.caller, trx)
    transfers.push(...buildPastTransfers(own, wallet.account('cash').id))
  }
  await writePastTransfers(
    trx,
    transfers.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  )
}

function buildPastTransfers(payments: PastPayment[], accountId: number): PastTransfer[] {
  const moves = payments.flatMap((payment) => buildPaymentTransfers(payment, accountId))
  let balanceKobo = 0
  return moves
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap((move, index) => {
      const missingKobo = -(balanceKobo + move.amountKobo)
      const wanted = Math.max(0, missingKobo - move.amountKobo * (PARCELS_PER_FUNDING - 1))
      const fundedKobo =
        missingKobo > 0 ? Math.ceil(wanted / FUNDING_STEP_KOBO) * FUNDING_STEP_KOBO : 0
      balanceKobo += fundedKobo + move.amountKobo
      if (fundedKobo === 0) return [move]
      return [buildFundingBefore(move, `DEMO-${accountId}-${index + 1}`, fundedKobo), move]
    })
}

function buildPaymentTransfers(payment: PastPayment, accountId: number): PastTransfer[] {
  const { caller, reference, subjectId, trackingNumber, amountKobo, paidAt, refundedAt } = payment
  const shared = { reference, subjectId, createdBy: caller.user.id, accountId }
  const paid: PastTransfer = {
    ...shared,
    kind: 'shipment_payment',
    comment: `Shipment ${trackingNumber}`,
    at: paidAt,
    amountKobo: -amountKobo,
    against: 'revenue',
    isRefund: false,
  }
  if (!refundedAt) return [paid]
  const comment = `Refund of shipment ${trackingNumber}`
  return [
    paid,
    {
      ...shared,
      kind: 'shipment_refund',
      comment,
      at: refundedAt,
      amountKobo,
      against: 'refunds',
      isRefund: true,
    },
  ]
}

function buildFundingBefore(
  { at, accountId }: PastTransfer,
  reference: string,
  amountKobo: number
) {
  return {
    kind: 'bank_funding',
    reference,
    subjectId: null,
    comment: 'Bank transfer',
    createdBy: null,
    accountId,
    amountKobo,
    against: 'bank_clearing',
    isRefund: false,
    at: new Date(at.getTime() - HOUR_MS),
  } satisfies PastTransfer
}

async function writePastTransfers(trx: TransactionClientContract, transfers: PastTransfer[]) {
  const systems = new Map<SystemAccount, number>()
  for (const name of ['revenue', 'refunds', 'bank_clearing'] as const) {
    systems.set(name, await LedgerAccount.idOfSystem(name, trx))
  }
  const accountIds = [...new Set(transfers.map(({ accountId }) => accountId)), ...systems.values()]
  await lockAccounts(trx, accountIds)
  const accounts = await LedgerAccount.query({ client: trx }).whereIn('id', accountIds)
  const balances = new Map(accounts.map(({ id, balanceKobo }) => [id, balanceKobo]))
  const ids = new Map<string, number>()
  for (const transfer of transfers) {
    const systemId = systems.get(transfer.against)!
    const id = await writePastTransfer(trx, transfer, ids.get(transfer.reference) ?? null)
    ids.set(transfer.reference, id)
    const { accountId, amountKobo, at } = transfer
    await trx.table('ledger_entries').multiInsert(
      [
        { account_id: accountId, amount_kobo: amountKobo },
        { account_id: systemId, amount_kobo: -amountKobo },
      ].map((entry) => {
        const after = balances.get(entry.account_id)! + entry.amount_kobo
        balances.set(entry.account_id, after)
        return { ...entry, transfer_id: id, balance_after_kobo: after, created_at: at }
      })
    )
  }
  for (const [id, balanceKobo] of balances) {
    await trx.from('ledger_accounts').where({ id }).update({ balance_kobo: balanceKobo })
  }
}

async function writePastTransfer(
  trx: TransactionClientContract,
  { kind, reference, subjectId, comment, createdBy, isRefund, amountKobo, at }: PastTransfer,
  paymentId: number | null
): Promise<number> {
  const [{ id }] = await trx
    .table('ledger_transfers')
    .insert({
      kind,
      reference,
      comment,
      subject_id: subjectId,
      created_by: createdBy,
      reverses_id: isRefund ? paymentId : null,
      created_at: at,
    })
    .returning('id')
  if (kind !== 'bank_funding') return id
  await trx.table('incoming_payments').insert({
    provider: 'sandbox',
    provider_id: reference,
    reference,
    method: 'bank_transfer',
    amount_kobo: amountKobo,
    currency: 'NGN',
    transfer_id: id,
    created_at: at,
  })
  return id
}
