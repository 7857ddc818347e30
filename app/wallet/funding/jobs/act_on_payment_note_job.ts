import { BaseJob } from '#shared/queue/job'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'
import { verifyCharge } from '#wallet/funding/verification'
import { hearOfAccount } from '#wallet/funding/virtual_accounts'
import type { Lookup, ToldBy } from '#wallet/providers/contract'

/**
 * Acts on a webhook. Safe to run twice, late and in any order: the provider is asked for the truth. Where it fails, the
 * sweep asks again.
 */
export default class ActOnPaymentNoteJob extends BaseJob<ToldBy> {
  static options = { name: 'wallet.act_on_payment_note', maxRetries: 5 }

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
}

function toldBy({ provider, id, reference }: ToldBy<Lookup>): ToldBy<Lookup> {
  return { provider, id, reference }
}
