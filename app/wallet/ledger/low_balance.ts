import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { modeOf } from '#identity/test_mode/rules/mode'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import { hasSubscribers } from '#identity/webhooks/subscribers'
import { queryRows } from '#shared/database/query_rows'
import { naira } from '#shared/money/rules/money'

type LowBalanceChange = {
  organizationId: number
  userId: number | null
  lowBalanceKobo: number
  cashKobo: number
  isLow: boolean
}

/** Stores whether the balance is low. Returns a row, which triggers an event, only on a change. */
const UPDATE_LOW_BALANCE = `update wallets set low_since = case when cash.balance_kobo < low_balance_kobo then now() end
  from ledger_accounts as cash
  where wallets.id = :walletId and cash.wallet_id = wallets.id and cash.kind = 'cash'
    and (cash.balance_kobo < low_balance_kobo) is distinct from (low_since is not null)
  returning wallets.organization_id as "organizationId", wallets.user_id as "userId",
    low_balance_kobo as "lowBalanceKobo", cash.balance_kobo as "cashKobo",
    low_since is not null as "isLow"`

/**
 * Publishes `wallet.low` once when cash falls below the threshold, and again only after a recovery.
 * Call it in the transaction of the transfer.
 */
export async function checkLowBalance(trx: TransactionClientContract, walletId: number) {
  const [changed] = await queryRows<LowBalanceChange>(trx, UPDATE_LOW_BALANCE, { walletId })
  if (!changed?.isLow || !(await hasSubscribers(trx, changed))) return
  const { organizationId, userId, lowBalanceKobo, cashKobo } = changed
  await publishWebhookEvent(trx, {
    type: 'wallet.low',
    owner: { organizationId, userId },
    subject: `wallet:${walletId}`,
    occurredAt: DateTime.utc(),
    data: {
      mode: modeOf(changed),
      id: walletId,
      cashBalance: naira(cashKobo),
      alertBelow: naira(lowBalanceKobo),
    },
  })
}

/** Sets the alert, or removes it (null). A balance that is already low must recover first. */
export async function setLowBalanceAlert(walletId: number, lowBalanceKobo: number | null) {
  await db.transaction(async (trx) => {
    await queryRows(
      trx,
      `select id from ledger_accounts where wallet_id = ? and kind = 'cash' for update`,
      [walletId]
    )
    await queryRows(
      trx,
      `update wallets set low_balance_kobo = :lowBalanceKobo,
         low_since = case when cash.balance_kobo < :lowBalanceKobo then now() end
       from ledger_accounts as cash
       where wallets.id = :walletId and cash.wallet_id = wallets.id and cash.kind = 'cash'`,
      { walletId, lowBalanceKobo }
    )
  })
}
