import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'
import { isSame } from '#wallet/providers/signature'

export const SANDBOX_SIGNATURE = 'x-sandbox-signature'

/** What the sandbox signs its webhooks with. */
export function sandboxSignature(rawBody: string): string {
  const secret = createHmac('sha256', appKey.release()).update('sandbox webhooks').digest()
  return createHmac('sha256', secret).update(rawBody).digest('hex')
}

export function isSandboxSignature(given: string | undefined, rawBody: string): boolean {
  return isSame(given, sandboxSignature(rawBody))
}
