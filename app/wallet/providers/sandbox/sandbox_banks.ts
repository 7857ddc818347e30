import { createHash } from 'node:crypto'
import type { Bank } from '#wallet/providers/payment_provider'

/** Codes of the Central Bank of Nigeria. */
export const SANDBOX_BANKS: readonly Bank[] = [
  { code: '044', name: 'Access Bank' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
]

const FIRST_NAMES = [
  'ADA',
  'BOLA',
  'CHIDI',
  'EMEKA',
  'FATIMA',
  'IBRAHIM',
  'KEMI',
  'NGOZI',
  'SEGUN',
  'ZAINAB',
]
const LAST_NAMES = [
  'ADEYEMI',
  'BELLO',
  'EZE',
  'IBE',
  'LAWAL',
  'MUSA',
  'NWOSU',
  'OBI',
  'OKAFOR',
  'YUSUF',
]

export type TransferScenario = 'successful' | 'failed' | 'stuck' | 'slow' | 'silent' | 'bounced'

/** Chooses how a transfer ends by the last four digits of the account number. */
export function transferScenarioOf(accountNumber: string): TransferScenario {
  const scenarios: Record<string, TransferScenario> = {
    '0001': 'failed',
    '0002': 'stuck',
    '0003': 'slow',
    '0004': 'silent',
    '0006': 'bounced',
  }
  return scenarios[accountNumber.slice(-4)] ?? 'successful'
}

/** Derives the holder's name from the account, so it never changes. */
export function sandboxAccountOwner(bankCode: string, accountNumber: string): string {
  const [first, last] = createHash('sha256').update(`${bankCode}/${accountNumber}`).digest()
  return `${LAST_NAMES[last! % LAST_NAMES.length]} ${FIRST_NAMES[first! % FIRST_NAMES.length]}`
}

/** Derives an account number from a reference. Numbers may collide, so check before use. */
export function sandboxAccountNumber(seed: string): string {
  const hash = createHash('sha256').update(seed).digest()
  return `99${String(hash.readUInt32BE(0) % 100_000_000).padStart(8, '0')}`
}
