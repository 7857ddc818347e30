import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import { rowsOf } from '#shared/database/rows'
import type { Claimed } from '#identity/webhooks/delivering/claims'
import type { Answer } from '#identity/webhooks/delivering/post'
import { secondsUntilNext } from '#identity/webhooks/delivering/retry_plan'
import { tendFailing } from '#identity/webhooks/delivering/failing_endpoint'

type Headers = Record<string, string>

const GONE = 410

/** Writes down a try and what follows from it: only what answers with 2xx has taken the event. */
export async function recordAnswer(delivery: Claimed, sent: Headers, answer: Answer) {
  const { status } = answer
  if (status !== null && status >= 200 && status < 300) return arrived(delivery, sent, answer)
  await failed(delivery, sent, answer)
  await tendFailing(delivery.endpointId, { isGone: status === GONE })
}

const TRY = `insert into webhook_tries
  (delivery_id, tried_at, duration_ms, url, status, problem, request_headers, answer_headers, answer_body)
  values (:id, clock_timestamp() - make_interval(secs => :durationMs / 1000.0), :durationMs, :url, :status,
    :problem, :sent::jsonb, :headers::jsonb, :body)`

function valuesOf(delivery: Claimed, sent: Headers, answer: Answer) {
  const { id, endpointId, url } = delivery
  return {
    ...{ id, endpointId, url, ...answer },
    sent: JSON.stringify(sent),
    headers: answer.headers && JSON.stringify(answer.headers),
  }
}

/** Whoever had it meanwhile, because our lease had ended: it is there. */
async function arrived(delivery: Claimed, sent: Headers, answer: Answer) {
  await db.rawQuery(
    `with tried as (${TRY}),
     delivered as (
       update webhook_deliveries set status = 'delivered', tries = tries + 1, settled_at = now(),
         claimed_until = null
       where id = :id and status <> 'delivered'
     )
     update webhook_endpoints set failing_since = null, warned_at = null
     where id = :endpointId and failing_since is not null`,
    valuesOf(delivery, sent, answer)
  )
}

/**
 * Counts only while the lease is ours: another may have brought it meanwhile. An endpoint fails as long as something
 * waits for it; once the last of that is given up, the next event finds it without a past.
 */
async function failed(delivery: Claimed, sent: Headers, answer: Answer) {
  const wait = secondsUntilNext(delivery.tries + 1, answer, webhooks.retrySeconds)
  await rowsOf(
    db,
    `with tried as (${TRY}),
     waiting as (
       update webhook_deliveries set tries = tries + 1, claimed_until = null,
         status = case when :isLast then 'failed' else 'pending' end,
         settled_at = case when :isLast then now() end,
         next_try_at = clock_timestamp() + make_interval(secs => :wait)
       where id = :id and status = 'pending' and claimed_until = :lease::timestamptz
     )
     update webhook_endpoints set failing_since = case when not nothing_waits then now() end,
       warned_at = case when not nothing_waits then warned_at end
     from (select :isLast and not exists (
       select 1 from webhook_deliveries
       where endpoint_id = :endpointId and status = 'pending' and id <> :id) as nothing_waits) rest
     where id = :endpointId and (failing_since is not null) = nothing_waits`,
    {
      ...valuesOf(delivery, sent, answer),
      ...{ isLast: wait === null, wait: wait ?? 0, lease: delivery.lease },
    }
  )
}
