import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Announcement } from '#identity/webhooks/announcing'
import { rowsOf } from '#shared/database/rows'

type Owner = Announcement['owner']

/**
 * Whether somebody has an endpoint for what is an owner's, as a condition on their columns. Nothing is written for
 * those who have none. One that is switched off counts: what it missed is there to be replayed.
 */
export const isHeardBy = (organizationId: string, userId: string) =>
  `exists (select from webhook_endpoints as endpoint
    where endpoint.organization_id = ${organizationId} and endpoint.removed_at is null
      and (endpoint.user_id is null or endpoint.user_id = ${userId}))`

export async function isHeard(trx: TransactionClientContract, { organizationId, userId }: Owner) {
  const [row] = await rowsOf<{ heard: boolean }>(
    trx,
    `select ${isHeardBy(':organizationId', ':userId')} as heard`,
    { organizationId, userId: userId ?? 0 }
  )
  return row!.heard
}
