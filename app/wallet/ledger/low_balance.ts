import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { modeOf } from '#identity/test_mode/rules/mode'
import { announce } from '#identity/webhooks/announcing'
import { isHeard } from '#identity/webhooks/listening'
import { rowsOf } from '#shared/database/rows'
import { naira } from '#shared/money/rules/money'

type Fallen = {
  organizationId: number
  userId: number | null
  lowBalanceKobo: number
  cashKobo: number
  isLow: boolean
}

/** Whether it is low or not is written down, so that only a change of it is news. */
const NOTE = `update wallets set low_since = case when cash.balance_kobo < low_balance_kobo then now() end
  from ledger_accounts as cash
  where wallets.id = :walletId and cash.wallet_id = wallets.id and cash.kind = 'cash'
    and (cash.balance_kobo < low_balance_kobo) is distinct from (low_since is not null)
  returning wallets.organization_id as "organizationId", wallets.user_id as "userId",
    low_balance_kobo as "lowBalanceKobo", cash.balance_kobo as "cashKobo",
    low_since is not null as "isLow"`

/**
 * Tells once that cash has fallen below what its owner set, and again only after it has risen. The caller has moved
 * it in `trx`.
 */
export async function noteLowBalance(trx: TransactionClientContract, walletId: number) {
  const [changed] = await rowsOf<Fallen>(trx, NOTE, { walletId })
  if (!changed?.isLow || !(await isHeard(trx, changed))) return
  const { organizationId, userId, lowBalanceKobo, cashKobo } = changed
  await announce(trx, {
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

/** Null for never. Whoever sets it sees what is there: what is low already is told of after it has risen. */
export async function setLowBalance(walletId: number, lowBalanceKobo: number | null) {
  await db.transaction(async (trx) => {
    await rowsOf(
      trx,
      `select id from ledger_accounts where wallet_id = ? and kind = 'cash' for update`,
      [walletId]
    )
    await rowsOf(
      trx,
      `update wallets set low_balance_kobo = :lowBalanceKobo,
         low_since = case when cash.balance_kobo < :lowBalanceKobo then now() end
       from ledger_accounts as cash
       where wallets.id = :walletId and cash.wallet_id = wallets.id and cash.kind = 'cash'`,
      { walletId, lowBalanceKobo }
    )
  })
}
