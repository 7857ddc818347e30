import { BaseJob } from '#shared/queue/job'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'

/** Runs when somebody loads a virtual account that is not open yet. A sweep retries it. */
export default class OpenVirtualAccountJob extends BaseJob<{ id: number }> {
  static options = { name: 'wallet.open_virtual_account', maxRetries: 3 }

  async execute() {
    await createVirtualAccount(this.payload.id)
  }
}
