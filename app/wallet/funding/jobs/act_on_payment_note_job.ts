import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'
import { verifyCharge } from '#wallet/funding/verification'
import { hearOfAccount } from '#wallet/funding/virtual_accounts'
import type { Lookup, ToldBy } from '#wallet/providers/contract'

/** What a webhook told. Safe to run twice, late and in any order: the provider is asked for the truth. */
export default class ActOnPaymentNoteJob extends Job<ToldBy> {
  static options: JobOptions = {
    name: 'wallet.act_on_payment_note',
    maxRetries: 5,
  }

  async execute() {
    const note = this.payload
    switch (note.about) {
      case 'charge':
        return verifyCharge(toldBy(note))
      case 'transfer':
        return TransferReported.dispatch(toldBy(note))
      case 'account':
        return hearOfAccount(note)
      case 'refused BVN':
        return BvnRefusalReported.dispatch(note.provider, note.reference)
    }
  }

  /** The sweep asks again, so nothing is lost. */
  async failed(error: Error) {
    logger.error({ err: error, note: this.payload }, 'A webhook could not be acted on')
  }
}

function toldBy({ provider, id, reference }: ToldBy<Lookup>): ToldBy<Lookup> {
  return { provider, id, reference }
}
