import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAccounts, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'
import type { Charge } from '#wallet/providers/payment_provider'

/** Width of the column. */
const MAX_LEDGER_REFERENCE_LENGTH = 80

type CashCredit = {
  charge: Charge
  walletId: number
  comment: string
  /** Staff member who decided the credit, if any. */
  createdBy?: number
  /** The charge pays an intent; only one charge can do so per reference. */
  isAsked?: boolean
  /** A sale follows in the same transaction. */
  thenSells?: boolean
}

/**
 * Credits a confirmed charge to a wallet's cash, from the clearing account of its method, and
 * returns the transfer's id. The transfer takes the reference that the payer saw; since unrequested
 * charges may share one, theirs also contains the provider's charge id. A second transfer of the
 * same reference violates the ledger's unique constraint.
 */
export async function creditCash(
  trx: TransactionClientContract,
  { charge, walletId, comment, createdBy, isAsked = false, thenSells = false }: CashCredit
): Promise<number> {
  const isCard = charge.method === 'card'
  const clearingId = await LedgerAccount.idOfSystem(isCard ? 'card_clearing' : 'bank_clearing', trx)
  const wallet = await Wallet.query({ client: trx })
    .where('id', walletId)
    .preload('accounts')
    .firstOrFail()
  const cash = wallet.account('cash')
  if (thenSells) await lockSaleAccounts(trx, walletId, [clearingId, cash.id])
  const kind = isCard ? 'card_funding' : 'bank_funding'
  const { reference: shown, id } = charge
  const reference = isAsked ? shown : `${shown} ${id}`.slice(-MAX_LEDGER_REFERENCE_LENGTH)
  return postTransfer(trx, { kind, reference, comment, createdBy }, [
    { accountId: clearingId, amountKobo: -charge.amountKobo },
    { accountId: cash.id, amountKobo: charge.amountKobo },
  ])
}

/**
 * Locks all accounts of credit and sale in lock order: the sale posts to these after cash, while a
 * wallet payment locks them before, which could deadlock.
 */
async function lockSaleAccounts(trx: TransactionClientContract, walletId: number, ids: number[]) {
  const revenueId = await LedgerAccount.idOfSystem('revenue', trx, walletId)
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  await lockAccounts(trx, [...ids, revenueId, promotionsId])
}
