import db from '@adonisjs/lucid/services/db'
import { channelOfOwner, CONSOLE, type News } from '#shared/live/news'
import { rowsOf } from '#shared/database/rows'

const OWNERS = `select distinct wallet.organization_id as "organizationId", wallet.user_id as "userId"
  from ledger_accounts as account join wallets as wallet on wallet.id = account.wallet_id
  where account.id = any(:ids)`

/** Whose wallets these accounts are in, and staff, who look at all of them. */
export async function toldOfMoney(ids: number[]): Promise<News[]> {
  const owners = await rowsOf<{ organizationId: number; userId: number | null }>(
    db.connection(),
    OWNERS,
    { ids }
  )
  return [
    { channel: CONSOLE, what: 'tasks' },
    ...owners.map(({ organizationId, userId }) => ({
      channel: channelOfOwner(organizationId, userId),
      what: 'money' as const,
    })),
  ]
}
