import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  type Posting,
  postTransfer,
  type TransferDetails,
  type TransferKind,
} from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Withdrawal, { type WithdrawalStatus } from '#wallet/payouts/models/withdrawal'

export interface TransferOutcome {
  id: string | null
  status: WithdrawalStatus
  amountKobo: number
  reason: string | null
}

const SETTLED_KIND = 'withdrawal_settled'

/** The length of the column for the failure reason. */
const MAX_FAILURE_REASON_LENGTH = 300

/**
 * Ends a withdrawal as its transfer ended: after a success, the hold goes to the bank and to our
 * fees; after a failure, even one after a success, all money returns to cash. Idempotent. A
 * transfer of another amount is only logged, for staff. So is a success after a failure, because it
 * would debit the customer again.
 */
export async function endWithdrawal(id: number, outcome: TransferOutcome) {
  if (outcome.status === 'pending') return
  await db.transaction(async (trx) => {
    const withdrawal = await Withdrawal.locked(trx, id)
    const { status, reference, amountKobo } = withdrawal
    if (status === outcome.status) return
    if (status === 'failed' || amountKobo !== outcome.amountKobo) {
      return logger.error({ reference, status, outcome }, 'A transfer differs from its withdrawal')
    }
    if (outcome.status === 'successful') await settleHold(trx, withdrawal)
    else if (status === 'pending') await releaseHold(trx, withdrawal)
    else await returnToCash(trx, withdrawal)
    await trx
      .from('withdrawals')
      .where({ id })
      .update({
        status: outcome.status,
        reason: outcome.reason?.slice(0, MAX_FAILURE_REASON_LENGTH) ?? null,
        ended_at: db.raw('now()'),
      })
  })
}

async function settleHold(trx: TransactionClientContract, withdrawal: Withdrawal) {
  const { reference, amountKobo, feeKobo, heldKobo, walletId } = withdrawal
  const hold = await findWalletAccount(trx, walletId, 'hold')
  await postNonZero(trx, { kind: SETTLED_KIND, reference, comment: 'Paid out' }, [
    { accountId: hold.id, amountKobo: -heldKobo },
    ...(await payoutPostings(trx, amountKobo, feeKobo)),
  ])
}

async function releaseHold(trx: TransactionClientContract, withdrawal: Withdrawal) {
  const { reference, heldKobo, walletId } = withdrawal
  const holdId = await findTransferId(trx, 'withdrawal', reference)
  const hold = await findWalletAccount(trx, walletId, 'hold')
  const cash = await findWalletAccount(trx, walletId, 'cash')
  const comment = 'The withdrawal failed'
  await postNonZero(trx, { kind: 'withdrawal_released', reference, comment, reversesId: holdId }, [
    { accountId: hold.id, amountKobo: -heldKobo },
    { accountId: cash.id, amountKobo: heldKobo },
  ])
}

async function returnToCash(trx: TransactionClientContract, withdrawal: Withdrawal) {
  const { reference, amountKobo, feeKobo, heldKobo, walletId } = withdrawal
  const settled = await findTransferId(trx, SETTLED_KIND, reference)
  const cash = await findWalletAccount(trx, walletId, 'cash')
  const comment = 'The bank returned the withdrawal'
  await postNonZero(trx, { kind: 'withdrawal_returned', reference, comment, reversesId: settled }, [
    { accountId: cash.id, amountKobo: heldKobo },
    ...(await payoutPostings(trx, -amountKobo, -feeKobo)),
  ])
}

async function payoutPostings(trx: TransactionClientContract, amountKobo: number, feeKobo: number) {
  const bankId = await LedgerAccount.idOfSystem('bank_clearing', trx)
  const feesId = await LedgerAccount.idOfSystem('fees', trx)
  return [
    { accountId: bankId, amountKobo },
    { accountId: feesId, amountKobo: feeKobo },
  ]
}

/** Posts without zero amounts, which the ledger refuses: the fee of a withdrawal may be zero. */
function postNonZero(
  trx: TransactionClientContract,
  details: TransferDetails,
  postings: Posting[]
) {
  return postTransfer(
    trx,
    details,
    postings.filter(({ amountKobo }) => amountKobo !== 0)
  )
}

function findWalletAccount(
  trx: TransactionClientContract,
  walletId: number,
  kind: 'cash' | 'hold'
) {
  return LedgerAccount.query({ client: trx }).where({ walletId, kind }).firstOrFail()
}

async function findTransferId(
  trx: TransactionClientContract,
  kind: TransferKind,
  reference: string
) {
  const row = await trx.from('ledger_transfers').where({ kind, reference }).firstOrFail()
  return row.id
}
