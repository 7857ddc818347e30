import { Job, Locator } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'

/** A job may run more than once, so it must be safe to repeat. Logs jobs that failed for good. */
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
