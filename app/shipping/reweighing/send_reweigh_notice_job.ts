import { BaseJob } from '#shared/queue/job'
import { sendReweighNotice } from '#shipping/reweighing/reweigh_notices'

/** Dispatched after a change of a reweigh, and by the sweep. Idempotent. */
export default class SendReweighNoticeJob extends BaseJob<{ id: number }> {
  static options = { name: 'shipping.tell_of_reweigh', maxRetries: 5 }

  async execute() {
    await sendReweighNotice(this.payload.id)
  }
}
