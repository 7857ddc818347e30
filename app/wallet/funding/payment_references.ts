import { randomBytes } from 'node:crypto'

/** Without the letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a payment from outside is known by, here and at the provider: nobody can count it up. */
export function newPaymentReference(kind: 'PAY' | 'VBA'): string {
  return `${kind}${[...randomBytes(14)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
