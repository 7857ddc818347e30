import { Webhook } from 'standardwebhooks'
import brand from '#config/brand'
import type { Claimed } from '#identity/webhooks/delivering/claims'
import { post, type Answer, type Post } from '#identity/webhooks/delivering/post'
import { resolvePublicly, type Resolve } from '#identity/webhooks/delivering/public_address'
import { recordAnswer } from '#identity/webhooks/delivering/recording'
import { unseal } from '#identity/webhooks/endpoint_secret'

/** Sends what was claimed and writes down what came of it. */
export async function tryDelivery(delivery: Claimed, resolve: Resolve = resolvePublicly) {
  const { request, signature } = requestOf(delivery)
  const answer = signature
    ? await post({ ...request, headers: { ...request.headers, ...signature } }, resolve)
    : UNREADABLE
  await recordAnswer(delivery, request.headers, answer)
}

const UNREADABLE: Answer = {
  ...{ status: null, headers: null, body: null, durationMs: 0 },
  problem: 'We can no longer read the secret of this endpoint. Please rotate it.',
}

/** What was posted, or will be: the same text each time, for the signature covers its bytes. */
export function bodyOf(event: Pick<Claimed, 'type' | 'occurredAt' | 'data' | 'sequence'>): string {
  const { type, occurredAt, data, sequence } = event
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { ...data, sequence } })
}

/** The signature stands apart: it is sent, and not kept. While a secret is changed both of them sign. */
function requestOf(delivery: Claimed): { request: Post; signature: Record<string, string> | null } {
  const { messageId, url, secret, previousSecret } = delivery
  const now = new Date()
  const body = bodyOf(delivery)
  const secrets = [secret, previousSecret].filter((sealed) => sealed !== null).map(unseal)
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
