import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * A hash that nobody can find by trying who has only the database: for codes and numbers that are too
 * short for a plain one. The same text has another hash for another purpose.
 */
export function keyedHash(purpose: string, text: string): string {
  const key = createHmac('sha256', appKey.release()).update(`keyed hash: ${purpose}`).digest()
  return createHmac('sha256', key).update(text).digest('hex')
}
