import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAccounts, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'
import type { Charge } from '#wallet/providers/payment_provider'

/** What the ledger has room for. */
const MAX_LEDGER_REFERENCE_LENGTH = 80

type CashCredit = {
  charge: Charge
  walletId: number
  comment: string
  /** Staff, where it was theirs to decide. */
  createdBy?: number
  /** Whether it pays what was asked for under its reference, which only one charge does. */
  isAsked?: boolean
  /** Whether something is sold for it in the same transaction. */
  thenSells?: boolean
}

/**
 * Puts a confirmed charge into the cash of a wallet, out of the clearing account of how it came, and
 * answers the transfer. It has the reference that the payer was shown; where several charges may have it, the company's
 * number of the charge follows. A second transfer of either violates the ledger's unique constraint.
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

/** The sale moves these after cash, and whoever pays from a wallet moves them before: lock in order. */
async function lockSaleAccounts(trx: TransactionClientContract, walletId: number, ids: number[]) {
  const revenueId = await LedgerAccount.idOfSystem('revenue', trx, walletId)
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  await lockAccounts(trx, [...ids, revenueId, promotionsId])
}
