import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/** Longer than any try takes: whoever has not written down by then what came of it has died. */
const LEASE_SECONDS = 60
/** Over all workers. */
const CONCURRENT_PER_ENDPOINT = 5
/** One that does not answer holds each place for all of its time. */
const CONCURRENT_PER_FAILING_ENDPOINT = 2
/** What waits for the one before it does so no longer than this. */
const MAX_HELD_HOURS = 6

/** Of a pending `delivery`: its time has come, nobody has it, and nothing goes before it. */
export const IS_DELIVERABLE = `delivery.next_try_at <= now()
  and (delivery.claimed_until is null or delivery.claimed_until <= now())
  and (delivery.unordered or delivery.created_at < now() - interval '${MAX_HELD_HOURS} hours'
    or not exists (
      select 1 from webhook_deliveries earlier
      where earlier.endpoint_id = delivery.endpoint_id and earlier.subject = delivery.subject
        and earlier.sequence < delivery.sequence and earlier.status = 'pending'
        and not earlier.unordered))`

/** A delivery that is ours to try until the lease ends. */
export interface ClaimedDelivery {
  id: number
  endpointId: number
  messageId: string
  sequence: number
  /** How often it was tried before. */
  tries: number
  /** When the lease ends, as the database wrote it. */
  lease: string
  url: string
  secret: string
  previousSecret: string | null
  type: string
  occurredAt: Date
  data: Record<string, unknown>
}

/**
 * Takes what is due, at most so many, for whoever calls: the endpoints go by turns, each with a few at once, so
 * that ten thousand for one of them leave room for the one of another. Endpoints that fail are asked for by
 * themselves. Of one subject the earliest goes first, until it has arrived or we gave it up; what is sent again
 * neither waits nor is waited for.
 */
export async function claimDueDeliveries(
  limit: number,
  { failing }: { failing: boolean }
): Promise<ClaimedDelivery[]> {
  if (limit <= 0) return []
  return queryRows<ClaimedDelivery>(
    db,
    `with recursive waiting as (
       -- Each endpoint that something is pending for: a step of the index for each.
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
           and ${IS_DELIVERABLE}
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
