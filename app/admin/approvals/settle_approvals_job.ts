import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import TellOfApprovalJob from '#admin/approvals/tell_of_approval_job'
import { untoldApprovals } from '#admin/approvals/approval_notices'
import { expireApprovals } from '#identity/approvals/deciding'

/** Scheduled. Ends what nobody decided in time, and tells what a crash has left untold. Safe to run twice. */
export default class SettleApprovalsJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'admin.settle_approvals', removeOnComplete: true }

  async execute() {
    const expired = await expireApprovals()
    await dispatchFound(TellOfApprovalJob, 'id', async (left: number[]) => [
      ...expired,
      ...(await untoldApprovals(left)),
    ])
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'Approvals could not be settled')
  }
}
