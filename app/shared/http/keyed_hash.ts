import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, appKeys } from '#config/app'

/** Hashes a short text with the app key, so that database access alone cannot reveal it. */
export function keyedHash(purpose: string, text: string): string {
  return hashWith(appKey.release(), purpose, text)
}

/** Whether `hash` is of this text, under the current or an earlier app key. */
export function isKeyedHash(hash: string, purpose: string, text: string): boolean {
  const given = Buffer.from(hash)
  return appKeys.some((key) => {
    const expected = Buffer.from(hashWith(key.release(), purpose, text))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function hashWith(secret: string, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(`keyed hash: ${purpose}`).digest()
  return createHmac('sha256', key).update(text).digest('hex')
}
