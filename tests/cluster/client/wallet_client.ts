import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Agent } from 'undici'
import { request } from 'undici'
import type { Event, History } from '#tests/cluster/client/history'

const ANSWERED_WITHIN_MS = 10_000
const BETWEEN_TRIES_MS = 500

export interface Given {
  url: string
  dispatcher: Agent
  history: History
  submission: object
  /** The fee of a withdrawal. */
  feeNaira: number
  /** Milliseconds between two parcels of one wallet. */
  pauseMs: number
  /** False for a client that must be caught: it sends no keys. */
  hasKeys: boolean
}

export interface Account {
  /** The header by which the customer is known. */
  token: string
  payoutAccountId: number
}

type Call = { kind: Event['kind']; method: 'GET' | 'POST'; path: string; body?: object }

const PARCELS_BETWEEN_WITHDRAWALS = 3
const WITHDRAWN_NAIRA = 100

/** The only user of a wallet: books parcels, pays for them, withdraws and looks at the balance. */
export class WalletClient {
  #isAsked = false

  constructor(
    readonly wallet: number,
    readonly account: Account,
    readonly given: Given
  ) {}

  stop() {
    this.#isAsked = true
  }

  async live() {
    await wait(Math.random() * this.given.pauseMs)
    await this.#look()
    for (let parcels = 1; !this.#isAsked; parcels += 1) {
      await this.#send()
      if (parcels % PARCELS_BETWEEN_WITHDRAWALS === 0) await this.#withdraw()
      await wait(this.given.pauseMs * (0.5 + Math.random()))
    }
  }

  async #send() {
    const { submission: body } = this.given
    const booked = await this.#ask({ kind: 'book', method: 'POST', path: '/shipment', body })
    if (booked.type !== 'ok') return
    const { transactionReference: reference, paymentAmount } = booked.data
    booked.event.reference = reference
    const path = `/shipment/${reference}/make_payment/Wallet`
    const paid = await this.#ask({ kind: 'pay', method: 'POST', path })
    Object.assign(paid.event, { reference, naira: paymentAmount })
    await this.#look()
  }

  async #withdraw() {
    const { feeNaira } = this.given
    const body = {
      amount: WITHDRAWN_NAIRA,
      fee: feeNaira,
      creditAccountId: this.account.payoutAccountId,
    }
    const path = '/wallet/withdraw'
    const { event } = await this.#ask({ kind: 'withdraw', method: 'POST', path, body })
    event.naira = WITHDRAWN_NAIRA + feeNaira
    await this.#look()
  }

  async #look() {
    const { event, data, type } = await this.#ask({ kind: 'look', method: 'GET', path: '/wallet' })
    if (type === 'ok') event.naira = data.cashBalance
  }

  /** Repeats a request under one key until it is answered; an answer is a success or a refusal. */
  async #ask(call: Call): Promise<{ event: Event; type: Event['type']; data: any }> {
    const key = randomUUID()
    const event: Event = {
      ...{ wallet: this.wallet, kind: call.kind, key, begin: Date.now(), end: 0 },
      ...{ type: 'unknown', tries: 0, trouble: null },
    }
    let data = null
    // A client that was told to stop goes on until it knows, for a minute at most.
    for (let after = 0; event.type === 'unknown' && after < 120;) {
      event.tries += 1
      const { status, answer } = await this.#try(call, key)
      event.end = Date.now()
      if (status !== null && status < 300) {
        event.type = 'ok'
        data = answer.data
      } else {
        event.trouble = `${call.kind}: ${status ?? answer} ${answer?.code ?? ''}`.trim()
        if (status !== null && status < 500 && status !== 429 && status !== 409) event.type = 'fail'
        else await wait(BETWEEN_TRIES_MS)
      }
      if (this.#isAsked) after += 1
    }
    this.given.history.add(event)
    return { event, type: event.type, data }
  }

  async #try({ method, path, body }: Call, key: string) {
    const { url, dispatcher, hasKeys } = this.given
    try {
      const response = await request(`${url}/api/v1${path}`, {
        dispatcher,
        method,
        headers: {
          host: 'ship.example.ng',
          authorization: this.account.token,
          ...(body && { 'content-type': 'application/json' }),
          ...(hasKeys && method === 'POST' && { 'idempotency-key': key }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      })
      const text = await response.body.text()
      return { status: response.statusCode, answer: text.startsWith('{') ? JSON.parse(text) : null }
    } catch (problem) {
      const { name, code, message } = problem as Error & { code?: string }
      return { status: null, answer: name === 'TimeoutError' ? name : (code ?? message) }
    }
  }
}
