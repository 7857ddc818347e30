import { BaseJob } from '#shared/queue/job'
import BvnRefusalReported from '#wallet/providers/bvn_refusal_reported'
import TransferReported from '#wallet/providers/transfer_reported'
import { verifyCharge } from '#wallet/funding/verify_payment'
import { applyAccountWebhook } from '#wallet/funding/virtual_accounts'
import type { ProviderLookup, FromProvider } from '#wallet/providers/payment_provider'

/** Safe to run twice and in any order: it asks the provider for the facts. A sweep retries it. */
export default class ApplyPaymentWebhookJob extends BaseJob<FromProvider> {
  static options = { name: 'wallet.act_on_payment_note', maxRetries: 5 }

  async execute() {
    const note = this.payload
    switch (note.about) {
      case 'charge':
        return verifyCharge(toProviderLookup(note))
      case 'transfer':
        return TransferReported.dispatch(toProviderLookup(note))
      case 'account':
        return applyAccountWebhook(note)
      case 'refused BVN':
        return BvnRefusalReported.dispatch(note.provider, note.reference)
    }
  }
}

function toProviderLookup({
  provider,
  id,
  reference,
}: FromProvider<ProviderLookup>): FromProvider<ProviderLookup> {
  return { provider, id, reference }
}
