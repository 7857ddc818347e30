import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { type Notice, sendNotice, unsentNotices, writeReminders } from '#shipping/invoicing/notices'
import { accountsToSettle, settleAccount } from '#shipping/invoicing/settling'

const BATCH = 100

/** Scheduled. Matches what came in, stops or frees credit, and sends what is to be told. Safe to run twice. */
export default class SettleInvoicesJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.settle_invoices',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    for (const id of await accountsToSettle()) {
      await settleAccount(id).catch((error: Error) => {
        // One business that cannot be settled must not keep the others waiting.
        logger.error({ err: error, organizationId: id }, 'Invoices could not be settled')
      })
    }
    await writeReminders()
    for (const notice of await unsentNotices(BATCH)) await sendOne(notice)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the invoices failed')
  }
}

async function sendOne(notice: Notice) {
  await sendNotice(notice).catch((error: Error) => {
    logger.error({ err: error, ...notice }, 'A business was not told of an invoice')
  })
}
