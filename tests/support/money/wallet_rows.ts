import { type DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import {
  postTransfer,
  type SystemAccount,
  type TransferKind,
  type WalletAccount,
} from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'

let sequence = 0

/** A reference that no other test has. */
export function nextReference(): string {
  sequence += 1
  return `test-${process.pid}-${sequence}`
}

/** The wallet that somebody acts with when they sign in. */
export async function walletOf(email: string): Promise<Wallet> {
  return Wallet.of(await createHomeCaller(await User.findByOrFail('email', email)))
}

/** Naira that are in it now. */
export async function cashInWallet(wallet: Wallet): Promise<number> {
  const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
  return balanceKobo / 100
}

type Money = {
  /** Taken out when negative. */
  kobo: number
  account?: WalletAccount
  from?: SystemAccount
  kind?: TransferKind
  comment?: string
  reference?: string
  subjectId?: number
}

/** Puts money into a wallet, straight through the ledger; test money into one of test data. */
export async function putMoney(wallet: Wallet, money: Money): Promise<number> {
  const { kobo, account = 'cash', ...rest } = money
  const { from = wallet.isTest ? 'test_adjustments' : 'bank_clearing', ...details } = rest
  const source = await LedgerAccount.ofSystem(from)
  return db.transaction((trx) =>
    postTransfer(
      trx,
      { kind: 'demo_funding', reference: nextReference(), comment: 'Test money', ...details },
      [
        { accountId: source.id, amountKobo: -kobo },
        { accountId: wallet.account(account).id, amountKobo: kobo },
      ]
    )
  )
}

/** Moves a transfer to another moment, which only a test may: the ledger refuses it otherwise. */
export async function backdate(transferId: number, moment: DateTime) {
  await db.rawQuery('alter table ledger_entries disable trigger ledger_entries_append_only')
  await db
    .from('ledger_entries')
    .where('transfer_id', transferId)
    .update({ created_at: moment.toJSDate() })
  await db.rawQuery('alter table ledger_entries enable trigger ledger_entries_append_only')
  await db.rawQuery(
    `update transaction_searches search set created_at = entries.created_at
     from ledger_entries entries where entries.id = entry_id and transfer_id = ?`,
    [transferId]
  )
  await db.rawQuery('select count_figures_anew()')
}

/** Lets time pass for what a wallet was given. */
export async function backdateGrants(wallet: Wallet, by: { days?: number; minutes?: number }) {
  const { days = 0, minutes = 0 } = by
  await db.rawQuery('alter table cash_back_grants disable trigger cash_back_grants_stay')
  await db.rawQuery(
    `update cash_back_grants
     set expires_at = expires_at - make_interval(days => :days, mins => :minutes)
     where account_id = :account`,
    { days, minutes, account: wallet.account('cash_back').id }
  )
  await db.rawQuery('alter table cash_back_grants enable trigger cash_back_grants_stay')
}
