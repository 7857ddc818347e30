import { BaseJob } from '#shared/queue/job'
import { sendApprovalMails } from '#admin/approvals/send_approval_mails'

/** Dispatched after the commit, and again by the sweep. Safe to run twice. */
export default class SendApprovalMailsJob extends BaseJob<{ id: number }> {
  static options = { name: 'admin.tell_of_approval', maxRetries: 5 }

  async execute() {
    await sendApprovalMails(this.payload.id)
  }
}
