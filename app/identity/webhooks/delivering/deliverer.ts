import logger from '@adonisjs/core/services/logger'
import {
  type ClaimedDelivery,
  claimDueDeliveries,
  deliverySignal,
  readDueTimes,
} from '#identity/webhooks/delivering/claims'
import { attemptDelivery } from '#identity/webhooks/delivering/attempt_delivery'
import type { ResolveHost } from '#identity/webhooks/delivering/public_address'

const CONCURRENT_HEALTHY = 35
/** Failing endpoints have slots of their own, so that they never crowd out healthy ones. */
const CONCURRENT_FAILING = 15
/** Many deliveries that end within this time are followed by one look. */
const BUSY_MS = 20
const PAUSE_AFTER_ERROR_MS = 1_000

export class Deliverer {
  readonly #well = new Set<Promise<void>>()
  readonly #failing = new Set<Promise<void>>()
  #isEnding = false
  #ended: Promise<void> = Promise.resolve()

  constructor(private readonly resolve?: ResolveHost) {}

  start() {
    this.#ended = this.#run()
  }

  async stop() {
    this.#isEnding = true
    deliverySignal.lookBy(0)
    await this.#ended
    await Promise.all(this.#running)
  }

  async round() {
    await this.#begin()
    await Promise.all(this.#running)
  }

  async #run() {
    await deliverySignal.listen()
    for (;;) {
      await deliverySignal.wait()
      if (this.#isEnding) return
      deliverySignal.beginLook()
      try {
        const { isDue, nextAt } = await readDueTimes()
        deliverySignal.lookBy(nextAt)
        if (isDue && (await this.#begin()) > 0) deliverySignal.lookBy(Date.now() + BUSY_MS)
      } catch (error) {
        logger.warn({ err: error }, 'Due webhook deliveries could not be read')
        deliverySignal.lookBy(Date.now() + PAUSE_AFTER_ERROR_MS)
      }
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
    const done: Promise<void> = sent.then(() => {
      places.delete(done)
      deliverySignal.lookBy(Date.now() + BUSY_MS)
    })
    places.add(done)
  }
}
