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

export function nextReference(): string {
  sequence += 1
  return `test-${process.pid}-${sequence}`
}

/** Returns the wallet of a user's home organization. */
export async function walletOf(email: string): Promise<Wallet> {
  return Wallet.of(await createHomeCaller(await User.findByOrFail('email', email)))
}

export async function cashInWallet(wallet: Wallet): Promise<number> {
  const { balanceKobo } = await LedgerAccount.findOrFail(wallet.account('cash').id)
  return balanceKobo / 100
}

type Money = {
  /** Kobo put into the wallet; a negative number takes them out. */
  kobo: number
  account?: WalletAccount
  from?: SystemAccount
  kind?: TransferKind
  comment?: string
  reference?: string
  subjectId?: number
}

/** Posts a transfer into a wallet without a payment; a wallet in test mode gets test money. */
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

/** Changes the time of a transfer. This disables the trigger that keeps the ledger append-only. */
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

/** Makes the cash back of a wallet expire earlier. */
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
