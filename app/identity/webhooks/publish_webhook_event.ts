import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { EventType } from '#identity/webhooks/rules/event_types'

/** What has happened, for the programs of whom it belongs to. */
export interface WebhookEventInput {
  type: EventType
  /** Whom it belongs to, as a row of theirs has it: the person too, where an organization is many people's. */
  owner: { organizationId: number; userId: number | null }
  /** What it is about, as `shipment:42`: what is told of one subject arrives in order. */
  subject: `${'shipment' | 'pickup' | 'wallet' | 'endpoint'}:${number}`
  occurredAt: DateTime
  /** Names of JSON as the API has them; money in naira. Under 20 kB. */
  data: Record<string, unknown>
  /** The one endpoint that it is for, whatever that wants; it waits for no other then. */
  onlyTo?: number
}

/**
 * Writes an event and a delivery for each endpoint that wants it, inside the transaction of what happened, so
 * that neither stands without the other. `data` travels with the `sequence` of its subject: taking the next
 * number waits for whoever has one in an open transaction, so numbers are committed in their order. Retail
 * customers share an organization, so there an endpoint is told only what is its own person's.
 */
export async function publishWebhookEvent(
  trx: TransactionClientContract,
  announcement: WebhookEventInput
) {
  const { type, owner, subject, occurredAt, data, onlyTo = 0 } = announcement
  await trx.rawQuery(
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
}
