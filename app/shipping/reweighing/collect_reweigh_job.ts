import { BaseJob } from '#shared/queue/job'
import { collectDueReweigh } from '#shipping/reweighing/pay_reweigh'
import SendReweighNoticeJob from '#shipping/reweighing/send_reweigh_notice_job'

/** Dispatched by the sweep once the deadline of a reweigh has passed. Safe to run twice. */
export default class CollectReweighJob extends BaseJob<{ id: number }> {
  static options = { name: 'shipping.collect_reweigh', maxRetries: 3 }

  async execute() {
    const { id } = this.payload
    await collectDueReweigh(id)
    await SendReweighNoticeJob.dispatch({ id }).dedup({ id: String(id) })
  }
}
