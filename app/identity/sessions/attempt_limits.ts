import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { GUESS_LIMITER } from '#config/limiter'

type Allowance = { requests: number; duration: string }

/** `together` limits a pair of account and address; many people may share an address. */
type Limit = { together?: Allowance; account?: Allowance; address: Allowance }

const LIMITS = {
  login: {
    together: { requests: 10, duration: '15 minutes' },
    account: { requests: 100, duration: '1 hour' },
    address: { requests: 200, duration: '15 minutes' },
  },
  change_password: {
    account: { requests: 10, duration: '15 minutes' },
    address: { requests: 200, duration: '15 minutes' },
  },
  second_factor: {
    together: { requests: 10, duration: '15 minutes' },
    account: { requests: 30, duration: '1 hour' },
    address: { requests: 200, duration: '15 minutes' },
  },
  sign_up: {
    account: { requests: 5, duration: '1 hour' },
    address: { requests: 100, duration: '1 hour' },
  },
  send_link: {
    account: { requests: 5, duration: '1 hour' },
    address: { requests: 100, duration: '1 hour' },
  },
  open_link: { address: { requests: 100, duration: '15 minutes' } },
} satisfies Record<string, Limit>

export type AttemptLimitName = keyof typeof LIMITS

/** Counts an attempt. Throws E_TOO_MANY_REQUESTS, with the time of the next allowed one. */
export async function consumeAttempt(address: string, name: AttemptLimitName, account?: string) {
  for (const { key, allowance } of listCounters(address, name, account)) {
    await limiter.use(GUESS_LIMITER, { ...allowance }).consume(key)
  }
}

/**
 * Counts the attempt before it runs: concurrent ones would all see a low count. A success takes
 * its own count back and clears the counter of this account at this address.
 */
export async function limitAttempts<T>(
  address: string,
  name: AttemptLimitName,
  account: string,
  attempt: () => Promise<T>
): Promise<T> {
  await consumeAttempt(address, name, account)
  const result = await attempt()
  for (const { key, allowance, ofOne } of listCounters(address, name, account)) {
    if (ofOne) await limiter.use(GUESS_LIMITER, { ...allowance }).delete(key)
    else await limiter.use(GUESS_LIMITER, { ...allowance }).decrement(key)
  }
  return result
}

/** Hashes the account, because the key column is short and must not contain e-mail addresses. */
function listCounters(address: string, name: AttemptLimitName, account = '') {
  const { together, account: perAccount, address: perAddress }: Limit = LIMITS[name]
  const who = createHash('sha256').update(account).digest('base64url')
  return [
    { key: `${name}:${who}:${address}`, allowance: together, ofOne: true },
    { key: `${name}:account:${who}`, allowance: perAccount, ofOne: false },
    { key: `${name}:address:${address}`, allowance: perAddress, ofOne: false },
  ].flatMap(({ allowance, ...counter }) => (allowance ? [{ ...counter, allowance }] : []))
}
