import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { tellOfApproval } from '#admin/approvals/approval_notices'

/** Dispatched after what it tells of has committed, and again by the sweep. Safe to run twice. */
export default class TellOfApprovalJob extends Job<{ id: number }> {
  static options: JobOptions = { name: 'admin.tell_of_approval', maxRetries: 5 }

  async execute() {
    await tellOfApproval(this.payload.id)
  }

  async failed(error: Error) {
    logger.error({ err: error, id: this.payload.id }, 'Nobody was told of an approval')
  }
}
