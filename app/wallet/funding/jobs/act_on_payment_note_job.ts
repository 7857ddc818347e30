import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import TransferReported from '#wallet/providers/transfer_reported'
import { verifyCharge } from '#wallet/funding/verification'
import type { WebhookNote } from '#wallet/providers/contract'

/** What a webhook told. Safe to run twice, late and in any order: the provider is asked for the truth. */
export default class ActOnPaymentNoteJob extends Job<WebhookNote> {
  static options: JobOptions = {
    name: 'wallet.act_on_payment_note',
    maxRetries: 5,
  }

  async execute() {
    const note = this.payload
    if (note.about === 'charge') await verifyCharge(note)
    else await TransferReported.dispatch(note.reference)
  }

  /** The sweep asks again, so nothing is lost. */
  async failed(error: Error) {
    logger.error({ err: error, note: this.payload }, 'A webhook could not be acted on')
  }
}
