import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { appKeys } from '#config/app'

const PURPOSE = 'webhook_secret'
const BYTES = 32

/** As the Standard Webhooks specification writes a secret: it signs, so it is kept to be read again. */
export function generateEndpointSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`
}

export function encryptSecret(secret: string): string {
  return encryption.encrypt(secret, { purpose: PURPOSE })
}

/** Null where none of the deployment's keys has sealed it. */
export function decryptSecret(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}

/**
 * Seals anew what a former key of the deployment has sealed, so that it may be forgotten once all processes run
 * with the new one. For the start of a worker, which every change of keys brings along.
 */
export async function reencryptSecrets() {
  if (appKeys.length < 2) return
  const rows = await db.from('webhook_endpoints').whereNull('removed_at')
  for (const { id, secret, previous_secret: previous } of rows) {
    // One that was rotated meanwhile is left as it is.
    await db
      .from('webhook_endpoints')
      .where({ id, secret })
      .update({
        secret: reencrypt(secret),
        previous_secret: previous && reencrypt(previous),
      })
  }
}

function reencrypt(sealed: string): string {
  const secret = decryptSecret(sealed)
  return secret ? encryptSecret(secret) : sealed
}
