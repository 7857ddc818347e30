import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'
import type PaymentIntent from '#wallet/funding/models/payment_intent'

type PaymentUse = {
  settledAs: 'wallet' | 'shipment'
  /** A sentence for the payer, where the money did not do what it was meant for. */
  note: string | null
}

/** Puts the money into the payer's cash, with these words in their history. */
type CreditPayer = (comment: string) => Promise<void>

/** Who sells what was paid for. The wallet itself does not know what that is. */
export interface PurchaseHandler {
  /**
   * Inside the transaction that credits: calls `credit` once, and takes the price if what was paid
   * for can still be had at it. Locks what it sells before it calls `credit`.
   */
  sell(
    trx: TransactionClientContract,
    intent: PaymentIntent,
    credit: CreditPayer
  ): Promise<PaymentUse>

  /** After the commit, and again if it may have been lost. */
  sold(intent: PaymentIntent): Promise<void>
}

type PurchasePurpose = Exclude<PaymentIntent['purpose'], 'fund_wallet'>

export const purchaseHandlers =
  port<Record<PurchasePurpose, Lazy<{ default: PurchaseHandler }>>>('sellers')

/** Null for a payment that is meant for the wallet itself. */
export async function findPurchaseHandler({
  purpose,
}: PaymentIntent): Promise<PurchaseHandler | null> {
  if (purpose === 'fund_wallet') return null
  const { default: seller } = await purchaseHandlers.provided[purpose]()
  return seller
}
