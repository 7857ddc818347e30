import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey, appKeys } from '#config/app'

/**
 * A hash that nobody can find by trying who has only the database: for codes and numbers that are too
 * short for a plain one. The same text has another hash for another purpose.
 */
export function keyedHash(purpose: string, text: string): string {
  return hashWith(appKey.release(), purpose, text)
}

/** Whether the text has that hash, be it of a key that was ours before. */
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
