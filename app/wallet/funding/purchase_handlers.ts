import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type Lazy, port } from '#shared/port'
import type PaymentIntent from '#wallet/funding/models/payment_intent'

type PaymentUse = {
  settledAs: 'wallet' | 'shipment'
  /** Shown to the payer: why the money was not used as intended. */
  note: string | null
}

/** Credits the payer's cash. `comment` shows in their list of transactions. */
type CreditPayer = (comment: string) => Promise<void>

/** Sells a product that a customer paid for. The wallet module does not know the product. */
export interface PurchaseHandler {
  /** Runs in the crediting transaction. Locks the item, calls `credit` once, sells if possible. */
  completePurchase(
    trx: TransactionClientContract,
    intent: PaymentIntent,
    credit: CreditPayer
  ): Promise<PaymentUse>

  /** Runs after the crediting transaction has committed. */
  afterPurchase(intent: PaymentIntent): Promise<void>
}

type PurchasePurpose = Exclude<PaymentIntent['purpose'], 'fund_wallet'>

export const purchaseHandlers =
  port<Record<PurchasePurpose, Lazy<{ default: PurchaseHandler }>>>('sellers')

/** Returns null for a payment that funds the wallet itself. */
export async function findPurchaseHandler({
  purpose,
}: PaymentIntent): Promise<PurchaseHandler | null> {
  if (purpose === 'fund_wallet') return null
  const { default: handler } = await purchaseHandlers.provided[purpose]()
  return handler
}
