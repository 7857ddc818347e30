import { BaseJob } from '#shared/queue/job'
import { sendApprovalMails } from '#admin/approvals/send_approval_mails'

/** Dispatch it after the commit; the schedule repeats lost dispatches. Safe to run twice. */
export default class SendApprovalMailsJob extends BaseJob<{ id: number }> {
  static options = { name: 'admin.tell_of_approval', maxRetries: 5 }

  async execute() {
    await sendApprovalMails(this.payload.id)
  }
}
