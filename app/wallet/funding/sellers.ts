import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type PaymentIntent from '#wallet/funding/models/payment_intent'

type Sale = {
  settledAs: 'wallet' | 'shipment'
  /** A sentence for the payer, where the money did not do what it was meant for. */
  note: string | null
}

/** Puts the money into the payer's cash, with these words in their history. */
type Credit = (comment: string) => Promise<void>

/** Who sells what was paid for. The wallet itself does not know what that is. */
export interface Seller {
  /**
   * Inside the transaction that credits: calls `credit` once, and takes the price if what was paid
   * for can still be had at it. Locks what it sells before it calls `credit`.
   */
  sell(trx: TransactionClientContract, intent: PaymentIntent, credit: Credit): Promise<Sale>

  /** After the commit, and again if it may have been lost. */
  sold(intent: PaymentIntent): Promise<void>
}

type Purpose = Exclude<PaymentIntent['purpose'], 'fund_wallet'>

const sellers = new Map<Purpose, () => Promise<{ default: Seller }>>()

export function sellBy(purpose: Purpose, load: () => Promise<{ default: Seller }>) {
  sellers.set(purpose, load)
}

/** Null for a payment that is meant for the wallet itself. */
export async function sellerOf({ purpose }: PaymentIntent): Promise<Seller | null> {
  if (purpose === 'fund_wallet') return null
  const load = sellers.get(purpose)
  if (!load) throw new Error(`Nobody sells ${purpose}`)
  const { default: seller } = await load()
  return seller
}
