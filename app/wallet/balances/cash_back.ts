import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runEach } from '#shared/queue/run_each'
import { postTransfer, type TransferKind } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import type Wallet from '#wallet/balances/wallet'

const BATCH = 200

/** Minimum validity in days of cash back that a refund restores, however old the grant was. */
const MIN_DAYS_AFTER_REFUND = 7

export type CashBackGrant = {
  amountKobo: number
  kind: TransferKind
  reference: string
  comment: string
  /** Days until the unspent part of this grant expires. By default it never expires. */
  expiresInDays?: number
  createdBy?: number
}

/** Grants cash back out of the promotions account, inside the caller's transaction. */
export async function grantCashBack(
  trx: TransactionClientContract,
  wallet: Wallet,
  gift: CashBackGrant
) {
  const { amountKobo, expiresInDays, ...details } = gift
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  const accountId = wallet.account('cash_back').id
  const transferId = await postTransfer(trx, details, [
    { accountId: promotionsId, amountKobo: -amountKobo },
    { accountId, amountKobo },
  ])
  if (expiresInDays === undefined) return
  await trx.rawQuery(
    `insert into cash_back_grants (account_id, transfer_id, amount_kobo, remaining_kobo, expires_at)
     values (:accountId, :transferId, :amountKobo, :amountKobo, now() + make_interval(days => :days))`,
    { accountId, transferId, amountKobo, days: expiresInDays }
  )
}

/** Expires due grants by the database's clock. A trigger spends those first that expire first. */
export async function expireCashBack(trx: TransactionClientContract, accountId: number) {
  await trx.rawQuery('select id from ledger_accounts where id = ? for update', [accountId])
  const due = await trx
    .from('cash_back_grants')
    .where('account_id', accountId)
    .where('remaining_kobo', '>', 0)
    .whereRaw('expires_at <= now()')
    .orderBy(['expires_at', 'id'])
    .select('id', 'remaining_kobo')
  if (due.length === 0) return
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  for (const { id, remaining_kobo: remaining } of due) {
    const comment = 'Cash back that was not spent in time'
    const reference = `grant ${id}`
    await postTransfer(trx, { kind: 'cash_back_expiry', reference, comment }, [
      { accountId, amountKobo: -remaining },
      { accountId: promotionsId, amountKobo: remaining },
    ])
  }
}

/** Restores the grants that a payment used, with their expiry dates, but for at least a week. */
export async function restoreCashBack(
  trx: TransactionClientContract,
  { spentBy, refundedBy }: { spentBy: number; refundedBy: number }
) {
  await trx.rawQuery(
    `insert into cash_back_grants (account_id, transfer_id, amount_kobo, remaining_kobo, expires_at)
     select account_id, :refundedBy, uses.amount_kobo, uses.amount_kobo,
       greatest(expires_at, now() + make_interval(days => :days))
     from cash_back_uses uses join cash_back_grants grants on grants.id = uses.grant_id
     where uses.transfer_id = :spentBy`,
    { spentBy, refundedBy, days: MIN_DAYS_AFTER_REFUND }
  )
}

const EXPIRY_FAILURE = {
  message: 'Cash back could not be taken back',
  describe: (accountId: number) => ({ accountId }),
}

/** Expires the cash back that is due, one account per transaction. */
export async function expireAllCashBack() {
  let due: number[]
  let last = Number.MIN_SAFE_INTEGER
  do {
    due = await accountsWithExpiredGrants(last)
    await runEach(due, EXPIRY_FAILURE, (accountId) =>
      db.transaction((trx) => expireCashBack(trx, accountId))
    )
    last = due.at(-1) ?? last
  } while (due.length === BATCH)
}

async function accountsWithExpiredGrants(after: number): Promise<number[]> {
  const rows = await db
    .from('cash_back_grants')
    .where('remaining_kobo', '>', 0)
    .where('account_id', '>', after)
    .whereRaw('expires_at <= now()')
    .distinct('account_id')
    .orderBy('account_id')
    .limit(BATCH)
  return rows.map(({ account_id: id }) => Number(id))
}

export type ExpiringCashBack = { remainingKobo: number; expiresAt: DateTime }

export async function listExpiringCashBack(wallet: Wallet): Promise<ExpiringCashBack[]> {
  const grants = await db
    .from('cash_back_grants')
    .where('account_id', wallet.account('cash_back').id)
    .where('remaining_kobo', '>', 0)
    .whereRaw('expires_at > now()')
    .orderBy(['expires_at', 'id'])
    .select('remaining_kobo', 'expires_at')
  return grants.map(({ remaining_kobo: remaining, expires_at: expiresAt }) => ({
    remainingKobo: remaining,
    expiresAt: DateTime.fromJSDate(expiresAt),
  }))
}
