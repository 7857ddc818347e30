import { randomBytes } from 'node:crypto'

/** Without the letters that look like digits. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a payment from outside is known by, here and at the provider: nobody can count it up. */
export function generatePaymentReference(kind: 'PAY' | 'VBA'): string {
  return `${kind}${[...randomBytes(14)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`
}
