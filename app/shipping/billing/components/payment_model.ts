import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { formatNaira } from '~/ui/money'

type Wallet = Data.Wallet.Balances.Wallet

/** Balances as the API names them. */
export type PaymentBalanceName = 'Wallet' | 'CashBack'

export type PaymentMethodName = PaymentBalanceName | 'Card'

export const PAY_TITLES: Record<PaymentBalanceName, string> = {
  Wallet: 'Pay With Wallet Balance',
  CashBack: 'Pay With Cash Back Balance',
}

export const INSUFFICIENT_TEXTS: Record<PaymentBalanceName, string> = {
  Wallet:
    'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.',
  CashBack: 'Insufficient Cash Back balance. Please use another payment method.',
}

export function balanceOfWallet(wallet: Wallet, balance: PaymentBalanceName): number {
  return balance === 'Wallet' ? wallet.cashBalance : wallet.cashBackBalance
}

/** Spendable naira: an organization's cash may fall below zero, down to its credit limit. */
export function spendableNaira(wallet: Wallet, balance: PaymentBalanceName): number {
  const credit = balance === 'Wallet' && wallet.organizationWallet ? wallet.creditLimit : 0
  return subtractNaira(balanceOfWallet(wallet, balance), -credit)
}

/** Naira that the balance lacks; 0 if it suffices. */
export function missingNaira(wallet: Wallet, balance: PaymentBalanceName, price: number): number {
  return Math.max(0, subtractNaira(price, spendableNaira(wallet, balance)))
}

/**
 * The chosen method if it can pay, else the first that can. Null if none can, and while the
 * balances load and nothing is chosen.
 */
export function payingMethod(
  chosen: PaymentMethodName | null,
  methods: readonly PaymentMethodName[],
  wallet: Wallet | undefined,
  price: number
): PaymentMethodName | null {
  if (!wallet) return chosen
  const able = methods.filter(
    (method) => method === 'Card' || missingNaira(wallet, method, price) === 0
  )
  return able.find((method) => method === chosen) ?? able[0] ?? null
}

export function paymentOutcomeText(
  wallet: Wallet | undefined,
  method: PaymentMethodName | null,
  price: number
): string {
  if (method === 'Card') return 'Next you enter your card on the page of our payment partner.'
  if (!wallet) return method ? 'Next you see your balance and confirm.' : ''
  if (!method) return `Your wallet is ${formatNaira(missingNaira(wallet, 'Wallet', price))} short.`
  const name = method === 'Wallet' ? 'wallet' : 'cash back'
  return `From your ${name}, leaving ${formatNaira(subtractNaira(balanceOfWallet(wallet, method), price))}.`
}

/** Prefills the missing amount and leads back to the payment. */
export function fundingHref(naira: number, back: string): string {
  return urlFor('wallet.fund', {}, { qs: { amount: naira, back } })
}

export function fundShipmentHref({ id }: { id: number }, naira: number): string {
  return fundingHref(naira, urlFor('shipping.book', {}, { qs: { resume: id } }))
}

/** Computes in kobo, because floating-point naira would be inexact. */
function subtractNaira(naira: number, taken: number): number {
  return (Math.round(naira * 100) - Math.round(taken * 100)) / 100
}
