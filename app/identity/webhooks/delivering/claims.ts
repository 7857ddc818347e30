import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { WorkSignal } from '#shared/queue/work_signal'

export const deliverySignal = new WorkSignal('sendam_webhooks')

/** A lease is longer than any attempt takes. A worker that exceeds it has died. */
const LEASE_SECONDS = 60
/** Counted across all workers. */
const CONCURRENT_PER_ENDPOINT = 5
/** Smaller, because an endpoint that does not respond holds each slot for the full timeout. */
const CONCURRENT_PER_FAILING_ENDPOINT = 2
/** The longest wait for an earlier delivery of the same subject. */
const MAX_HELD_HOURS = 6

/** A pending `delivery` that is due, unclaimed, and not held back by an earlier one. */
export const DELIVERABLE_SQL = `delivery.next_try_at <= now()
  and (delivery.claimed_until is null or delivery.claimed_until <= now())
  and (delivery.unordered or delivery.created_at < now() - interval '${MAX_HELD_HOURS} hours'
    or not exists (
      select 1 from webhook_deliveries earlier
      where earlier.endpoint_id = delivery.endpoint_id and earlier.subject = delivery.subject
        and earlier.sequence < delivery.sequence and earlier.status = 'pending'
        and not earlier.unordered))`

export interface ClaimedDelivery {
  id: number
  endpointId: number
  messageId: string
  sequence: number
  tries: number
  /** The end of the lease, as the database wrote it. */
  lease: string
  url: string
  secret: string
  previousSecret: string | null
  type: string
  occurredAt: Date
  data: Record<string, unknown>
}

/**
 * Claims due deliveries. Endpoints take turns with a few slots each, so that ten thousand
 * deliveries for one leave room for another; failing endpoints are claimed separately. Within a
 * subject the earliest goes first, until it arrived or was given up; replays ignore that order.
 */
export async function claimDueDeliveries(
  limit: number,
  { failing }: { failing: boolean }
): Promise<ClaimedDelivery[]> {
  if (limit <= 0) return []
  return queryRows<ClaimedDelivery>(
    db,
    `with recursive waiting as (
       -- A skip scan of the endpoints with pending deliveries: one index step each.
       (select endpoint_id from webhook_deliveries where status = 'pending' order by endpoint_id limit 1)
       union all
       select (select next.endpoint_id from webhook_deliveries next
         where next.status = 'pending' and next.endpoint_id > waiting.endpoint_id
         order by next.endpoint_id limit 1)
       from waiting where waiting.endpoint_id is not null
     ), due as (
       select first.id, first.next_try_at, busy.count + row_number() over (
         partition by endpoint.id order by first.next_try_at, first.id) as turn
       from waiting
       join webhook_endpoints endpoint on endpoint.id = waiting.endpoint_id
         and endpoint.removed_at is null and endpoint.disabled_at is null
         and (endpoint.failing_since is not null) = :failing
       cross join lateral (
         select count(*) from webhook_deliveries
         where endpoint_id = endpoint.id and status = 'pending' and claimed_until > now()
       ) busy
       cross join lateral (
         select delivery.id, delivery.next_try_at from webhook_deliveries delivery
         where delivery.endpoint_id = endpoint.id and delivery.status = 'pending'
           and ${DELIVERABLE_SQL}
         order by delivery.next_try_at, delivery.id
         limit greatest(0, :each - busy.count)
         for update of delivery skip locked
       ) first
     ), taken as (
       update webhook_deliveries set claimed_until = clock_timestamp() + make_interval(secs => :lease)
       where id in (select id from due order by turn, next_try_at limit :limit)
       returning *
     )
     select taken.id, taken.endpoint_id as "endpointId", taken.message_id as "messageId",
       taken.sequence, taken.tries, taken.claimed_until::text as lease, endpoint.url, endpoint.secret,
       case when endpoint.previous_secret_until > now() then endpoint.previous_secret end as "previousSecret",
       event.type, event.occurred_at as "occurredAt", event.data
     from taken
     join webhook_endpoints endpoint on endpoint.id = taken.endpoint_id
     join webhook_events event on event.id = taken.event_id
     order by taken.next_try_at, taken.id`,
    {
      limit,
      failing,
      each: failing ? CONCURRENT_PER_FAILING_ENDPOINT : CONCURRENT_PER_ENDPOINT,
      lease: LEASE_SECONDS,
    }
  )
}

/** Reads whether a delivery is due, and when the next one is. One that is due may be held back. */
export async function readDueTimes(): Promise<{ isDue: boolean; nextAt: number }> {
  const [row] = await queryRows<{ isDue: boolean; ms: number | null }>(
    db,
    `select exists (select from webhook_deliveries
         where status = 'pending' and next_try_at <= now()) as "isDue",
       (select extract(epoch from min(next_try_at) - now())::float8 * 1000
         from webhook_deliveries where status = 'pending' and next_try_at > now()) as ms`
  )
  return { isDue: row!.isDue, nextAt: Date.now() + (row!.ms ?? Infinity) }
}
