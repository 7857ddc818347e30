import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { GUESS_LIMITER } from '#config/limiter'

type Allowance = { requests: number; duration: string }

/**
 * How often one may try: for one account from one address, for one account from anywhere, and from
 * one address for any account. Many people share an address, so that one is the widest.
 */
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

/** Counts a try. Throws E_TOO_MANY_REQUESTS, which says when there may be another. */
export async function consumeAttempt(address: string, name: AttemptLimitName, account?: string) {
  for (const { key, allowance } of listCounters(address, name, account)) {
    await limiter.use(GUESS_LIMITER, { ...allowance }).consume(key)
  }
}

/**
 * Counts before it tries, because tries that come together would all find the count low; what
 * succeeds is taken back.
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

/** The database's key is short and no place for addresses of people, so they are hashed. */
function listCounters(address: string, name: AttemptLimitName, account = '') {
  const { together, account: perAccount, address: perAddress }: Limit = LIMITS[name]
  const who = createHash('sha256').update(account).digest('base64url')
  return [
    { key: `${name}:${who}:${address}`, allowance: together, ofOne: true },
    { key: `${name}:account:${who}`, allowance: perAccount, ofOne: false },
    { key: `${name}:address:${address}`, allowance: perAddress, ofOne: false },
  ].flatMap(({ allowance, ...counter }) => (allowance ? [{ ...counter, allowance }] : []))
}
