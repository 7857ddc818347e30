import { setTimeout } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { type ClaimedDelivery, claimDueDeliveries } from '#identity/webhooks/delivering/claims'
import { attemptDelivery } from '#identity/webhooks/delivering/attempt_delivery'
import type { ResolveHost } from '#identity/webhooks/delivering/public_address'

const CONCURRENT_HEALTHY = 35
/** Failing endpoints have slots of their own, so that they never crowd out healthy ones. */
const CONCURRENT_FAILING = 15
const IDLE_MS = 500
const BUSY_MS = 20

export class Deliverer {
  readonly #well = new Set<Promise<void>>()
  readonly #failing = new Set<Promise<void>>()
  readonly #ending = new AbortController()
  #ended: Promise<void> = Promise.resolve()

  constructor(private readonly resolve?: ResolveHost) {}

  start() {
    this.#ended = this.#run()
  }

  async stop() {
    this.#ending.abort()
    await this.#ended
    await Promise.all(this.#running)
  }

  async round() {
    await this.#begin()
    await Promise.all(this.#running)
  }

  async #run() {
    const { signal } = this.#ending
    while (!signal.aborted) {
      const begun = await this.#begin().catch((error) => {
        logger.warn({ err: error }, 'Due webhook deliveries could not be read')
        return 0
      })
      const pause = setTimeout(begun > 0 ? BUSY_MS : IDLE_MS, undefined, { signal }).catch(() => {})
      // Polls again early when a slot becomes free.
      await Promise.race(begun > 0 ? [pause] : [pause, ...this.#running])
    }
  }

  get #running() {
    return [...this.#well, ...this.#failing]
  }

  async #begin(): Promise<number> {
    const well = await claimDueDeliveries(CONCURRENT_HEALTHY - this.#well.size, { failing: false })
    // Sends these claimed deliveries before the second query, because that may fail.
    for (const delivery of well) this.#send(delivery, this.#well)
    const failing = await claimDueDeliveries(CONCURRENT_FAILING - this.#failing.size, {
      failing: true,
    })
    for (const delivery of failing) this.#send(delivery, this.#failing)
    return well.length + failing.length
  }

  #send(delivery: ClaimedDelivery, places: Set<Promise<void>>) {
    // An unrecorded delivery is sent again after its lease.
    const sent = attemptDelivery(delivery, this.resolve).catch((error) => {
      logger.warn(
        { err: error, delivery: delivery.id },
        'The outcome of a webhook delivery could not be saved'
      )
    })
    const done: Promise<void> = sent.finally(() => places.delete(done)).then(() => {})
    places.add(done)
  }
}
