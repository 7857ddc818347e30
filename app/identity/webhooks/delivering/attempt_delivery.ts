import { Webhook } from 'standardwebhooks'
import brand from '#config/brand'
import type { ClaimedDelivery } from '#identity/webhooks/delivering/claims'
import {
  postWebhook,
  type WebhookResponse,
  type WebhookPost,
} from '#identity/webhooks/delivering/post_webhook'
import { resolvePublicly, type ResolveHost } from '#identity/webhooks/delivering/public_address'
import { recordDeliveryAttempt } from '#identity/webhooks/delivering/record_attempt'
import { decryptSecret } from '#identity/webhooks/endpoint_secret'

/** Sends a claimed delivery and records the outcome. */
export async function attemptDelivery(
  delivery: ClaimedDelivery,
  resolve: ResolveHost = resolvePublicly
) {
  const { request, signature } = buildRequest(delivery)
  const answer = signature
    ? await postWebhook({ ...request, headers: { ...request.headers, ...signature } }, resolve)
    : UNREADABLE_SECRET
  await recordDeliveryAttempt(delivery, request.headers, answer)
}

const UNREADABLE_SECRET: WebhookResponse = {
  status: null,
  headers: null,
  body: null,
  durationMs: 0,
  problem: 'We can no longer read the secret of this endpoint. Please rotate it.',
}

/** Builds the body for each attempt and for the delivery log, so the result must never vary. */
export function buildWebhookBody(
  event: Pick<ClaimedDelivery, 'type' | 'occurredAt' | 'data' | 'sequence'>
): string {
  const { type, occurredAt, data, sequence } = event
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { ...data, sequence } })
}

/** The signature is sent but not stored. During a rotation both secrets sign. */
function buildRequest(delivery: ClaimedDelivery): {
  request: WebhookPost
  signature: Record<string, string> | null
} {
  const { messageId, url, secret, previousSecret } = delivery
  const now = new Date()
  const body = buildWebhookBody(delivery)
  const secrets = [secret, previousSecret].filter((sealed) => sealed !== null).map(decryptSecret)
  const signatures = secrets
    .filter((key) => key !== null)
    .map((key) => new Webhook(key).sign(messageId, now, body))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `${brand.name.replace(/[^\w.-]/g, '')}-Webhooks/1`,
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  }
  const signature = signatures.length > 0 ? { 'webhook-signature': signatures.join(' ') } : null
  return { request: { url, headers, body }, signature }
}
