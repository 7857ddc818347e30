import { randomBytes } from 'node:crypto'

/** Omits letters that look like digits. */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Generates an unguessable reference, shared with the provider. */
export function generatePaymentReference(kind: 'PAY' | 'VBA'): string {
  return `${kind}${[...randomBytes(14)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`
}
