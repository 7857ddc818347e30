import { DomainError } from '#shared/errors/domain_error'
import { isKeyedHash, keyedHash } from '#shared/http/keyed_hash'

export class InvalidCursor extends DomainError {
  constructor() {
    super(
      'E_BAD_CURSOR',
      'This cursor does not belong to this list. Please start again without one.',
      'cursor'
    )
  }
}

/** Signs a position, so that nobody can forge it or use it with another list or owner. */
export function signCursor(place: string, list: string): string {
  return Buffer.from(`${place}.${keyedHash(purposeOf(list), place)}`).toString('base64url')
}

export function readSignedCursor(cursor: string, list: string): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  const end = text.lastIndexOf('.')
  const place = text.slice(0, Math.max(end, 0))
  if (!isKeyedHash(text.slice(end + 1), purposeOf(list), place)) throw new InvalidCursor()
  return place
}

const purposeOf = (list: string) => `cursor of ${list}`
