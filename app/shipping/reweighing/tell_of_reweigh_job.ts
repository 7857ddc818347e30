import { BaseJob } from '#shared/queue/job'
import { sendReweighNotice } from '#shipping/reweighing/reweigh_notices'

/** Dispatched after what it tells of has committed, and again by the sweep. Safe to run twice. */
export default class TellOfReweighJob extends BaseJob<{ id: number }> {
  static options = { name: 'shipping.tell_of_reweigh', maxRetries: 5 }

  async execute() {
    await sendReweighNotice(this.payload.id)
  }
}
