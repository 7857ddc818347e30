import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { appKeys } from '#config/app'

const PURPOSE = 'webhook_secret'
const BYTES = 32

/** Returns a secret in the format of the Standard Webhooks specification. */
export function generateEndpointSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`
}

export function encryptSecret(secret: string): string {
  return encryption.encrypt(secret, { purpose: PURPOSE })
}

/** Null if no current app key can decrypt it. */
export function decryptSecret(sealed: string): string | null {
  return encryption.decrypt<string>(sealed, PURPOSE)
}

/** Re-encrypts secrets of a former app key, at each start of a worker. */
export async function reencryptSecrets() {
  if (appKeys.length < 2) return
  const rows = await db.from('webhook_endpoints').whereNull('removed_at')
  for (const { id, secret, previous_secret: previous } of rows) {
    // Skips a secret that was rotated in the meantime.
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
