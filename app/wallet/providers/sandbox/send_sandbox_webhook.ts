import { urlFor } from '@adonisjs/core/services/url_builder'
import { internalUrl } from '#config/app'
import { SANDBOX_SIGNATURE, signSandboxWebhook } from '#wallet/providers/sandbox/sandbox_signature'

export type SandboxEvent =
  | { event: 'charge'; id: string; reference: string }
  | { event: 'transfer'; reference: string }

const WEBHOOK_TIMEOUT_MS = 5_000

/** Calls our own webhook over HTTP, signed as by a real provider. Throws if it is not accepted. */
export async function sendSandboxWebhook(event: SandboxEvent) {
  const body = JSON.stringify(event)
  const response = await fetch(`${internalUrl}${urlFor('api.wallet.payment_webhooks.store')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signSandboxWebhook(body) },
    body,
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}
