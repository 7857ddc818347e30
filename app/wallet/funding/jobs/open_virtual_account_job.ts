import { BaseJob } from '#shared/queue/job'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'

/** Dispatched on the first request for an account; the sweep retries a lost job. */
export default class OpenVirtualAccountJob extends BaseJob<{ id: number }> {
  static options = { name: 'wallet.open_virtual_account', maxRetries: 3 }

  async execute() {
    await createVirtualAccount(this.payload.id)
  }
}
