import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'
import { isSameSignature } from '#wallet/providers/compare_signature'

export const SANDBOX_SIGNATURE = 'x-sandbox-signature'

export function signSandboxWebhook(rawBody: string): string {
  const secret = createHmac('sha256', appKey.release()).update('sandbox webhooks').digest()
  return createHmac('sha256', secret).update(rawBody).digest('hex')
}

export function isSandboxSignature(given: string | undefined, rawBody: string): boolean {
  return isSameSignature(given, signSandboxWebhook(rawBody))
}
