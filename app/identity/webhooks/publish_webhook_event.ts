import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deliverySignal } from '#identity/webhooks/delivering/claims'
import type { EventType } from '#identity/webhooks/rules/event_types'

/** An event for the webhook endpoints of its owner. */
export interface WebhookEventInput {
  type: EventType
  /** The organization, and also the user if the organization is not a business. */
  owner: { organizationId: number; userId: number | null }
  /** The subject, such as `shipment:42`. Events of one subject arrive in order. */
  subject: `${'shipment' | 'pickup' | 'wallet' | 'endpoint'}:${number}`
  occurredAt: DateTime
  /** Fields named as in the API, with money in naira; less than 20 kB in all. */
  data: Record<string, unknown>
  /** Only this endpoint gets the event, whatever its subscriptions and earlier deliveries. */
  onlyTo?: number
}

/**
 * Inserts an event and a delivery for each subscribed endpoint, in the transaction of the change.
 * `data` carries the subject's `sequence`; drawing the next number waits for open transactions, so
 * numbers commit in order. In the shared retail organization an endpoint gets only its own user's
 * events.
 */
export async function publishWebhookEvent(
  trx: TransactionClientContract,
  announcement: WebhookEventInput
) {
  const { type, owner, subject, occurredAt, data, onlyTo = 0 } = announcement
  const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
    `with next as (
       insert into webhook_sequences (subject, last) values (:subject, 1)
       on conflict (subject) do update set last = webhook_sequences.last + 1
       returning last
     ), event as (
       insert into webhook_events
         (organization_id, user_id, type, subject, sequence, data, occurred_at)
       select :organizationId, nullif(:userId::bigint, 0), :type, :subject, next.last, :data::jsonb, :occurredAt
       from next
       returning id, sequence
     )
     insert into webhook_deliveries (endpoint_id, event_id, subject, sequence, message_id, unordered)
     select endpoint.id, event.id, :subject, event.sequence,
       'msg_' || replace(gen_random_uuid()::text, '-', ''), :onlyTo > 0
     from event, webhook_endpoints endpoint
     where endpoint.organization_id = :organizationId
       and (endpoint.user_id is null or endpoint.user_id = :userId)
       and endpoint.removed_at is null and endpoint.disabled_at is null
       and (endpoint.id = :onlyTo or :onlyTo = 0
         and (endpoint.event_types = '[]'::jsonb or endpoint.event_types \\? :type))`,
    {
      type,
      onlyTo,
      subject,
      organizationId: owner.organizationId,
      userId: owner.userId ?? 0,
      data: JSON.stringify(data),
      occurredAt: occurredAt.toJSDate(),
    }
  )
  if (rowCount > 0) deliverySignal.sendAfterCommit(trx)
}
