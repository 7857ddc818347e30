import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockAccounts, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'
import type { Charge } from '#wallet/providers/payment_provider'

/** The length of the ledger's column for references. */
const MAX_LEDGER_REFERENCE_LENGTH = 80

type CashCredit = {
  charge: Charge
  walletId: number
  comment: string
  /** The member of staff who decided to credit the charge. */
  createdBy?: number
  /** True if the charge pays a payment intent. Only one charge can pay an intent. */
  paysIntent?: boolean
  willSell?: boolean
}

/**
 * Credits a confirmed charge to a wallet's cash and returns the transfer's id. The transfer has the
 * reference that the payer saw, and the provider's charge id if several charges can share that
 * reference. A second transfer with the same reference violates the ledger's unique constraint.
 */
export async function creditCash(
  trx: TransactionClientContract,
  { charge, walletId, comment, createdBy, paysIntent = false, willSell = false }: CashCredit
): Promise<number> {
  const isCard = charge.method === 'card'
  const clearingId = await LedgerAccount.idOfSystem(isCard ? 'card_clearing' : 'bank_clearing', trx)
  const wallet = await Wallet.query({ client: trx })
    .where('id', walletId)
    .preload('accounts')
    .firstOrFail()
  const cash = wallet.account('cash')
  if (willSell) await lockSaleAccounts(trx, walletId, [clearingId, cash.id])
  const kind = isCard ? 'card_funding' : 'bank_funding'
  const { reference: shown, id } = charge
  const reference = paysIntent ? shown : `${shown} ${id}`.slice(-MAX_LEDGER_REFERENCE_LENGTH)
  return postTransfer(trx, { kind, reference, comment, createdBy }, [
    { accountId: clearingId, amountKobo: -charge.amountKobo },
    { accountId: cash.id, amountKobo: charge.amountKobo },
  ])
}

/** Locks all accounts of credit and sale at once: separately, two sales could deadlock. */
async function lockSaleAccounts(trx: TransactionClientContract, walletId: number, ids: number[]) {
  const revenueId = await LedgerAccount.idOfSystem('revenue', trx, walletId)
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  await lockAccounts(trx, [...ids, revenueId, promotionsId])
}
