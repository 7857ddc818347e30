import { randomBytes } from 'node:crypto'

/** Digits, and capitals that do not look like digits. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Generates a payment's unguessable reference, by which the provider also knows it. */
export function generatePaymentReference(kind: 'PAY' | 'VBA'): string {
  return `${kind}${[...randomBytes(14)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`
}
