import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { restoreCashBack } from '#wallet/balances/cash_back'
import { lockAccounts, type Posting, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { PAYMENT_KINDS } from '#wallet/ledger/pay_from_wallet'

type Refund = {
  reference: string
  furtherReferences?: readonly string[]
  /** The subject of the refund, for payments that have none. */
  subjectId?: number
  comment: string
  createdBy: number | null
}

/**
 * Refunds the payments under these references once: each balance gets back what it paid, and
 * promotions the discount. Returns the kobo refunded to balances, or 0 if nothing is left to
 * refund. A second, concurrent refund violates the ledger's unique constraints.
 */
export async function refundToWallet(
  trx: TransactionClientContract,
  { reference, furtherReferences = [], ...details }: Refund
): Promise<number> {
  const paid = await loadPaidEntries(trx, [reference, ...furtherReferences])
  if (paid.length === 0) return 0
  const refunds = paid[0]!.is_test ? 'test_refunds' : 'refunds'
  const refundsId = await LedgerAccount.idOfSystem(refunds, trx)
  const payments = Map.groupBy(paid, ({ transfer_id: transferId }) => transferId)
  if (payments.size > 1) {
    await lockAccounts(trx, [refundsId, ...paid.map(({ account_id: id }) => id)])
  }
  for (const [paymentId, entries] of payments) {
    await refundPayment(trx, { paymentId, entries, refundsId, ...details })
  }
  return sumPaidKobo(paid.filter(({ wallet_id: walletId }) => walletId !== null))
}

type PaymentRefund = Omit<Refund, 'reference' | 'furtherReferences'> & {
  paymentId: number
  entries: PaidEntry[]
  refundsId: number
}

async function refundPayment(trx: TransactionClientContract, refund: PaymentRefund) {
  const { paymentId, entries, refundsId, createdBy, ...details } = refund
  const { reference, subject_id: subjectId } = entries[0]!
  if (subjectId !== null) details.subjectId = subjectId
  const transferId = await postTransfer(
    trx,
    {
      kind: 'shipment_refund',
      reference,
      ...details,
      createdBy: createdBy ?? undefined,
      reversesId: paymentId,
    },
    [{ accountId: refundsId, amountKobo: -sumPaidKobo(entries) }, ...entries.map(toRefundPosting)]
  )
  await restoreCashBack(trx, { spentBy: paymentId, refundedBy: transferId })
}

type PaidEntry = {
  transfer_id: number
  reference: string
  subject_id: number | null
  account_id: number
  wallet_id: number | null
  amount_kobo: number
  is_test: boolean
}

function toRefundPosting({ account_id: accountId, amount_kobo: amountKobo }: PaidEntry): Posting {
  return { accountId, amountKobo: -amountKobo }
}

function sumPaidKobo(paid: PaidEntry[]): number {
  return paid.reduce((sum, entry) => sum - entry.amount_kobo, 0)
}

function loadPaidEntries(
  trx: TransactionClientContract,
  references: readonly string[]
): Promise<PaidEntry[]> {
  return trx
    .from('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .whereIn('ledger_transfers.kind', [...PAYMENT_KINDS])
    .whereIn('ledger_transfers.reference', [...references])
    .where('ledger_entries.amount_kobo', '<', 0)
    .whereNotExists(
      trx
        .from('ledger_transfers as refunds')
        .where('refunds.kind', 'shipment_refund')
        .whereColumn('refunds.reference', 'ledger_transfers.reference')
    )
    .orderBy('transfer_id')
    .select('transfer_id', 'reference', 'subject_id', 'account_id', 'wallet_id')
    .select('amount_kobo', 'is_test')
}
