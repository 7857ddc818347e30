import { BaseJob } from '#shared/queue/job'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'

/** Dispatched when somebody loads an account that is not open yet. The sweep retries. */
export default class OpenVirtualAccountJob extends BaseJob<{ id: number }> {
  static options = { name: 'wallet.open_virtual_account', maxRetries: 3 }

  async execute() {
    await createVirtualAccount(this.payload.id)
  }
}
