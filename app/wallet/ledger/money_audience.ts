import db from '@adonisjs/lucid/services/db'
import { toOwnerChannel, CONSOLE_CHANNEL, type LiveUpdate } from '#shared/live/live_updates'
import { queryRows } from '#shared/database/query_rows'

const FIND_WALLET_OWNERS = `select distinct wallet.organization_id as "organizationId", wallet.user_id as "userId"
  from ledger_accounts as account join wallets as wallet on wallet.id = account.wallet_id
  where account.id = any(:ids)`

export async function moneyAudience(ids: number[]): Promise<LiveUpdate[]> {
  const owners = await queryRows<{ organizationId: number; userId: number | null }>(
    db.connection(),
    FIND_WALLET_OWNERS,
    { ids }
  )
  return [
    { channel: CONSOLE_CHANNEL, what: 'tasks' },
    ...owners.map(({ organizationId, userId }) => ({
      channel: toOwnerChannel(organizationId, userId),
      what: 'money' as const,
    })),
  ]
}
