import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { publishWebhookEvent } from '#identity/webhooks/publish_webhook_event'
import { modeOf } from '#identity/test_mode/rules/mode'
import { hasSubscribersSql } from '#identity/webhooks/subscribers'
import { queryRows } from '#shared/database/query_rows'
import { naira } from '#shared/money/rules/money'
import { checkLowBalance } from '#wallet/ledger/low_balance'

type BalanceChange = {
  walletId: number
  organizationId: number
  userId: number | null
  balance: 'cash' | 'cash_back'
  amountKobo: number
  afterKobo: number
  type: string
  reference: string
  comment: string | null
  hasSubscribers: boolean
  hasLowBalanceAlert: boolean
}

/** Finds a transfer's balance changes for wallets with subscribers or a low balance alert. */
const FIND_BALANCE_CHANGES = `select wallet.id as "walletId", wallet.organization_id as "organizationId",
    wallet.user_id as "userId", account.kind as balance,
    entry.amount_kobo as "amountKobo", entry.balance_after_kobo as "afterKobo",
    transfer.kind as type, transfer.reference, transfer.comment, subscribed.yes as "hasSubscribers",
    wallet.low_balance_kobo is not null as "hasLowBalanceAlert"
  from ledger_entries as entry
    join ledger_transfers as transfer on transfer.id = entry.transfer_id
    join ledger_accounts as account on account.id = entry.account_id
    join wallets as wallet on wallet.id = account.wallet_id
    cross join lateral (select ${hasSubscribersSql('wallet.organization_id', 'wallet.user_id')} as yes) as subscribed
  where entry.transfer_id = :transferId and account.kind in ('cash', 'cash_back')
    and (subscribed.yes or wallet.low_balance_kobo is not null)
  order by entry.id`

export async function publishMoneyEvents(trx: TransactionClientContract, transferId: number) {
  for (const moved of await queryRows<BalanceChange>(trx, FIND_BALANCE_CHANGES, { transferId })) {
    if (moved.hasSubscribers && moved.amountKobo > 0) await publishWalletCredited(trx, moved)
    if (moved.hasLowBalanceAlert && moved.balance === 'cash')
      await checkLowBalance(trx, moved.walletId)
  }
}

async function publishWalletCredited(trx: TransactionClientContract, moved: BalanceChange) {
  const { walletId, organizationId, userId } = moved
  await publishWebhookEvent(trx, {
    type: 'wallet.credited',
    owner: { organizationId, userId },
    subject: `wallet:${walletId}`,
    occurredAt: DateTime.utc(),
    data: {
      mode: modeOf(moved),
      id: walletId,
      amount: naira(moved.amountKobo),
      balance: moved.balance,
      balanceAfter: naira(moved.afterKobo),
      type: moved.type,
      reference: moved.reference,
      description: moved.comment,
    },
  })
}
