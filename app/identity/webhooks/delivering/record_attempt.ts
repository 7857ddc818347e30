import db from '@adonisjs/lucid/services/db'
import webhooks from '#config/webhooks'
import { queryRows } from '#shared/database/query_rows'
import type { ClaimedDelivery } from '#identity/webhooks/delivering/claims'
import type { WebhookResponse } from '#identity/webhooks/delivering/post_webhook'
import { secondsUntilRetry } from '#identity/webhooks/delivering/retry_schedule'
import { handleFailingEndpoint } from '#identity/webhooks/delivering/failing_endpoint'

type Headers = Record<string, string>

const GONE = 410

/** Records an attempt and its effects: only a 2xx status means delivered. */
export async function recordDeliveryAttempt(
  delivery: ClaimedDelivery,
  sent: Headers,
  answer: WebhookResponse
) {
  const { status } = answer
  if (status !== null && status >= 200 && status < 300) return markDelivered(delivery, sent, answer)
  await markFailed(delivery, sent, answer)
  await handleFailingEndpoint(delivery.endpointId, { isGone: status === GONE })
}

const INSERT_ATTEMPT = `insert into webhook_tries
  (delivery_id, tried_at, duration_ms, url, status, problem, request_headers, answer_headers, answer_body)
  values (:id, clock_timestamp() - make_interval(secs => :durationMs / 1000.0), :durationMs, :url, :status,
    :problem, :sent::jsonb, :headers::jsonb, :body)`

function toAttemptValues(delivery: ClaimedDelivery, sent: Headers, answer: WebhookResponse) {
  const { id, endpointId, url } = delivery
  return {
    id,
    endpointId,
    url,
    ...answer,
    sent: JSON.stringify(sent),
    headers: answer.headers && JSON.stringify(answer.headers),
  }
}

/** Marks the event as delivered even if our lease has ended, because it has arrived. */
async function markDelivered(delivery: ClaimedDelivery, sent: Headers, answer: WebhookResponse) {
  await db.rawQuery(
    `with tried as (${INSERT_ATTEMPT}),
     delivered as (
       update webhook_deliveries set status = 'delivered', tries = tries + 1, settled_at = now(),
         claimed_until = null
       where id = :id and status <> 'delivered'
     )
     update webhook_endpoints set failing_since = null, warned_at = null
     where id = :endpointId and failing_since is not null`,
    toAttemptValues(delivery, sent, answer)
  )
}

/**
 * Changes the delivery only under our own lease: another worker may have delivered it meanwhile.
 * The endpoint counts as failing while it has pending deliveries, so not after the last of them
 * has been given up.
 */
async function markFailed(delivery: ClaimedDelivery, sent: Headers, answer: WebhookResponse) {
  const wait = secondsUntilRetry(delivery.tries + 1, answer, webhooks.retrySeconds)
  await queryRows(
    db,
    `with tried as (${INSERT_ATTEMPT}),
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
      ...toAttemptValues(delivery, sent, answer),
      isLast: wait === null,
      wait: wait ?? 0,
      lease: delivery.lease,
    }
  )
}
