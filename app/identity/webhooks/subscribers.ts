import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { WebhookEventInput } from '#identity/webhooks/publish_webhook_event'
import { queryRows } from '#shared/database/query_rows'

type Owner = WebhookEventInput['owner']

/** Disabled endpoints count: they can replay the event later. Without any, it is not stored. */
export const hasSubscribersSql = (organizationId: string, userId: string) =>
  `exists (select from webhook_endpoints as endpoint
    where endpoint.organization_id = ${organizationId} and endpoint.removed_at is null
      and (endpoint.user_id is null or endpoint.user_id = ${userId}))`

export async function hasSubscribers(
  trx: TransactionClientContract,
  { organizationId, userId }: Owner
) {
  const [row] = await queryRows<{ subscribed: boolean }>(
    trx,
    `select ${hasSubscribersSql(':organizationId', ':userId')} as subscribed`,
    { organizationId, userId: userId ?? 0 }
  )
  return row!.subscribed
}
