import { Job, Locator } from '@adonisjs/queue'
import logger from '@adonisjs/core/services/logger'

/** A job runs at least once, so it must be safe to run twice. One that the queue gives up is logged here. */
export abstract class BaseJob<Payload> extends Job<Payload> {
  async failed(error: Error) {
    const job = nameOf(this.constructor)
    logger.error({ err: error, job, payload: this.payload }, 'A job has failed for good')
  }
}

function nameOf(type: Function) {
  return (type as typeof Job).options.name
}

/** The class that the queue runs for a name. Throws E_JOB_NOT_FOUND. */
export function jobNamed(name: string) {
  // Its type leaves out what every class of a job inherits.
  return Locator.getOrThrow(name) as unknown as typeof Job
}
