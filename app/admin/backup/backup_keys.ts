import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import type { Secret } from '@adonisjs/core/helpers'
import { appKey, appKeys } from '#config/app'
import { BackupError } from '#admin/backup/backup_error'

const MIN_PASSPHRASE_LENGTH = 12
/** Makes each guess at the passphrase cost 64 MB of memory and about 0.2 s. */
const SCRYPT_OPTIONS = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
const CIPHER = 'aes-256-gcm'

export interface SealedKeys {
  salt: string
  iv: string
  tag: string
  sealed: string
}

/** The current APP_KEY first, then previous keys, whose backups remain valid. */
const availableAppKeys = appKeys

function hmacFor(key: Secret<string>, purpose: string, text: string): string {
  return createHmac('sha256', key.release()).update(`backup ${purpose}: ${text}`).digest('hex')
}

const fingerprintKey = (key: Secret<string>) => hmacFor(key, 'key', 'fingerprint').slice(0, 32)

/** Identifies the key of a backup without revealing it. */
export const keyFingerprint = () => fingerprintKey(appKey)

export const isKnownKey = (fingerprint: string) =>
  availableAppKeys.some((key) => fingerprintKey(key) === fingerprint)

export const signDigest = (digest: string) => hmacFor(appKey, 'signature', digest)

export function verifySignature(digest: string, given: string): boolean {
  return availableAppKeys.some((key) => {
    const [expected, actual] = [Buffer.from(hmacFor(key, 'signature', digest)), Buffer.from(given)]
    return expected.length === actual.length && timingSafeEqual(expected, actual)
  })
}

/** Encrypts the keys. A restore without the keys loses sealed messages and API sessions. */
export function sealKeys(passphrase: string): SealedKeys {
  if (passphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new BackupError(
      `The passphrase is too short: it needs at least ${MIN_PASSPHRASE_LENGTH} characters.`
    )
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv(CIPHER, scryptSync(passphrase, salt, 32, SCRYPT_OPTIONS), iv)
  const [current, ...previous] = availableAppKeys.map((key) => key.release())
  const settings = {
    APP_KEY: current,
    ...(previous.length ? { APP_KEY_PREVIOUS: previous.join(',') } : {}),
  }
  const text = JSON.stringify(settings)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  const inBase64 = (bytes: Buffer) => bytes.toString('base64')
  return {
    salt: inBase64(salt),
    iv: inBase64(iv),
    tag: inBase64(cipher.getAuthTag()),
    sealed: inBase64(sealed),
  }
}

export function unsealKeys(given: SealedKeys, passphrase: string): Record<string, string> {
  const bytes = (name: keyof SealedKeys) => Buffer.from(given[name], 'base64')
  const secret = scryptSync(passphrase, bytes('salt'), 32, SCRYPT_OPTIONS)
  const decipher = createDecipheriv(CIPHER, secret, bytes('iv')).setAuthTag(bytes('tag'))
  try {
    const text = Buffer.concat([decipher.update(bytes('sealed')), decipher.final()])
    return JSON.parse(text.toString())
  } catch {
    throw new BackupError('This passphrase is wrong: the keys were encrypted with another one.')
  }
}
