import type { Data } from '@generated/data'
import { formatNaira } from '~/ui/money'

type Wallet = Data.Wallet.Balances.Wallet

/** The balances that a shipment can be paid from, as the API calls them. */
export type PayingBalance = 'Wallet' | 'CashBack'

/** All ways to pay. */
export type PayingWay = PayingBalance | 'Card'

export const PAY_TITLES: Record<PayingBalance, string> = {
  Wallet: 'Pay With Wallet Balance',
  CashBack: 'Pay With Cash Back Balance',
}

export const INSUFFICIENT: Record<PayingBalance, string> = {
  Wallet:
    'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.',
  CashBack: 'Insufficient Cash Back balance. Please use another payment method.',
}

export function balanceIn(wallet: Wallet, balance: PayingBalance): number {
  return balance === 'Wallet' ? wallet.cashBalance : wallet.cashBackBalance
}

/** Naira that can be spent: the cash of an organization reaches below zero, to its credit limit. */
export function spendable(wallet: Wallet, balance: PayingBalance): number {
  const credit = balance === 'Wallet' && wallet.organizationWallet ? wallet.creditLimit : 0
  return less(balanceIn(wallet, balance), -credit)
}

/** Naira that are missing for a price; 0 where it can be paid. */
export function shortBy(wallet: Wallet, balance: PayingBalance, price: number): number {
  return Math.max(0, less(price, spendable(wallet, balance)))
}

/** What pressing Pay leads to, in a line. */
export function whatFollows(wallet: Wallet | undefined, way: PayingWay, price: number): string {
  if (way === 'Card') return 'Next you enter your card on the page of our payment partner.'
  if (!wallet) return 'Next you see your balance and confirm.'
  const name = way === 'Wallet' ? 'wallet' : 'cash back'
  const missing = shortBy(wallet, way, price)
  if (missing > 0) return `Your ${name} is ${formatNaira(missing)} short.`
  return `From your ${name}, leaving ${formatNaira(less(balanceIn(wallet, way), price))}.`
}

/** In kobo, where naira with decimals would come out a hair beside. */
function less(naira: number, taken: number): number {
  return (Math.round(naira * 100) - Math.round(taken * 100)) / 100
}
