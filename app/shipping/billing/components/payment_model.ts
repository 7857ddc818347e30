import type { Data } from '@generated/data'

/** The balances that a shipment can be paid from, as the API calls them. */
export type PayingBalance = 'Wallet' | 'CashBack'

export const PAY_TITLES: Record<PayingBalance, string> = {
  Wallet: 'Pay With Wallet Balance',
  CashBack: 'Pay With Cash Back Balance',
}

export const INSUFFICIENT: Record<PayingBalance, string> = {
  Wallet:
    'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.',
  CashBack: 'Insufficient Cash Back balance. Please use another payment method.',
}

export function balanceIn(wallet: Data.Wallet.Balances.Wallet, balance: PayingBalance): number {
  return balance === 'Wallet' ? wallet.cashBalance : wallet.cashBackBalance
}

/** Naira that can be spent: the cash of an organization reaches below zero, to its credit limit. */
export function spendable(wallet: Data.Wallet.Balances.Wallet, balance: PayingBalance): number {
  const credit = balance === 'Wallet' && wallet.organizationWallet ? wallet.creditLimit : 0
  return (Math.round(balanceIn(wallet, balance) * 100) + Math.round(credit * 100)) / 100
}
