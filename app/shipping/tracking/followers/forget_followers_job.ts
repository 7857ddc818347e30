import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { forgetFollowers } from '#shipping/tracking/followers/telling_followers'

/** An address is kept for as long as there can be news. Safe to run twice. */
export default class ForgetFollowersJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shipping.forget_followers', removeOnComplete: true }

  async execute() {
    await forgetFollowers()
  }
}
