import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LoadPaymentProvider } from '#tests/bench/load/load_payment_provider'
import type { Member } from '#tests/bench/load/fleet'
import type { Log } from '#tests/bench/load/log'
import { CONSOLE } from '#tests/bench/stage/signed_in'
import { type Call, Calls, newVisitor, Refused } from '#tests/bench/stage/calls'

export interface Given {
  webs: Member[]
  provider: LoadPaymentProvider
  log: Log
  numbers: string[]
  submission: object
  question: object
  business: Record<string, string>
  staff: Record<string, string>
  /** Headers with which a page of staff requests the console's home. */
  console: Record<string, string>
}

const CONNECTIONS = 200
const TRIES = 4
const BETWEEN_TRIES_MS = 250
/** How long people read before they click again. */
const THINKING_MS = { least: 500, most: 3500 }

const PAGES = ['/', '/rates', '/track', '/developers', '/signin']
const NAMES = ['okafor', 'adeyemi', 'wall street', 'lagos', '0801', 'miller']
const FUNDED_NAIRA = 1000

/** How often people choose each action, in percent. */
const HABITS = {
  browse: 25,
  quote: 15,
  track: 25,
  search: 10,
  pay: 12,
  console: 5,
  fund: 8,
} as const

type Habit = keyof typeof HABITS

/** Simulates people; each request goes to a web process chosen at random. */
export class Traffic {
  readonly #servers: { member: Member; calls: Calls }[]
  readonly paid = new Set<string>()

  constructor(readonly given: Given) {
    this.#servers = given.webs.map((member) => ({
      member,
      calls: new Calls(member.address, CONNECTIONS),
    }))
  }

  /** Simulates one person until the time `end`. */
  async live(own: Record<string, string>, end: number) {
    while (Date.now() < end) {
      const habit = oneOfHundred()
      await this[habit](own).catch((problem) => this.given.log.fault(sentenceOf(habit, problem)))
      await wait(THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least))
    }
  }

  async close() {
    for (const { calls } of this.#servers) await calls.close()
  }

  async browse() {
    await this.#ask('browse', { path: oneOf(PAGES), headers: newVisitor() })
  }

  async quote() {
    const { question: body } = this.given
    await this.#ask('quote', {
      method: 'POST',
      path: '/api/v1/rate/quote',
      headers: newVisitor(),
      body,
    })
  }

  async track() {
    await this.#ask('track', { path: `/track/${oneOf(this.given.numbers)}`, headers: newVisitor() })
  }

  async search() {
    const asked = new URLSearchParams({
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      perPage: '25',
      search: oneOf(NAMES),
    })
    const headers = this.given.business
    await this.#ask('search', { path: `/api/v1/shipment/history?${asked}`, headers })
  }

  async console() {
    const { staff: headers, console } = this.given
    await this.#ask('console', { path: CONSOLE.path, headers: console })
    await this.#ask('console', { path: '/api/v1/dashboard', headers })
    await this.#ask('console', { path: '/api/v1/users/advanced/all?condition=ada', headers })
  }

  /** Books a parcel and pays for it from the wallet. */
  async pay(own: Record<string, string>) {
    const { text } = await this.#ask('book', {
      method: 'POST',
      path: '/api/v1/shipment',
      body: this.given.submission,
      headers: { ...own, 'idempotency-key': randomUUID() },
    })
    const { transactionReference: reference } = JSON.parse(text()).data
    await this.#ask('pay', {
      method: 'POST',
      path: `/api/v1/shipment/${reference}/make_payment/Wallet`,
      headers: { ...own, 'idempotency-key': randomUUID() },
    })
    this.paid.add(reference)
  }

  /** Pays by card; the provider sends its webhook twice, as real providers do. */
  async fund(own: Record<string, string>) {
    const path = `/api/v1/transactions/payment_reference?paymentAmount=${FUNDED_NAIRA}`
    const { text } = await this.#ask('fund', { path, headers: own })
    const { reference } = JSON.parse(text()).data
    await this.#ask('fund', {
      method: 'POST',
      path: `/api/v1/transactions/${reference}/checkout`,
      headers: own,
    })
    const told = this.given.provider.charged(reference, FUNDED_NAIRA * 100)
    for (let time = 0; time < 2; time++) {
      await this.#ask('webhook', {
        method: 'POST',
        path: '/api/v1/webhooks/payment/paystack',
        ...told,
      })
    }
  }

  /** Sends a request; if its connection is cut, retries at another web process, as proxies do. */
  async #ask(kind: string, call: Call) {
    const began = performance.now()
    const first = Math.floor(Math.random() * this.#servers.length)
    for (let attempt = 0; ; attempt++) {
      const { member, calls } = this.#servers[(first + attempt) % this.#servers.length]!
      try {
        const answer = await calls.ask(call)
        this.given.log.answered(kind, performance.now() - began)
        return answer
      } catch (problem) {
        if (problem instanceof Refused || attempt === TRIES) throw problem
        if (!member.wasKilled) this.given.log.fault(`${kind}: a connection was cut without a kill`)
        this.given.log.cutOff += 1
        await wait(BETWEEN_TRIES_MS)
      }
    }
  }
}

function oneOf<T>(choices: readonly T[]): T {
  return choices[Math.floor(Math.random() * choices.length)]!
}

function oneOfHundred(): Habit {
  let left = Math.random() * 100
  for (const [habit, share] of Object.entries(HABITS)) {
    left -= share
    if (left < 0) return habit as Habit
  }
  return 'browse'
}

function sentenceOf(habit: Habit, problem: Error): string {
  const what = problem instanceof Refused ? `was answered ${problem.status}` : problem.message
  return `${habit}: ${what}`
}
