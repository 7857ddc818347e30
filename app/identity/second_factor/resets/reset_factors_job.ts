import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import { carryOut } from '#identity/second_factor/resets/resetting'

/** Carries out the resets of second factors that nobody has stopped in time. Safe to run twice. */
export default class ResetFactorsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'identity.reset_factors', removeOnComplete: true }

  async execute() {
    for (const reset of await FactorReset.due()) await carryOut(reset)
  }
}
