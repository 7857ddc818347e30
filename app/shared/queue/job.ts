import { Job, Locator } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'

/** Jobs run at least once, so they must be safe to run twice. Logs jobs that the queue gives up. */
export abstract class BaseJob<Payload> extends Job<Payload> {
  async failed(error: Error) {
    const job = nameOf(this.constructor)
    logger.error({ err: error, job, payload: this.payload }, 'A job has failed for good')
  }
}

function nameOf(type: Function) {
  return (type as typeof Job).options.name
}

export function jobNamed(name: string) {
  // The locator's type omits the static members that all job classes inherit.
  return Locator.getOrThrow(name) as unknown as typeof Job
}
