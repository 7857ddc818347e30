import { BaseJob } from '#shared/queue/job'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'

/** Dispatched when somebody first asks for their account. The sweep does it again if it is lost. */
export default class OpenVirtualAccountJob extends BaseJob<{ id: number }> {
  static options = { name: 'wallet.open_virtual_account', maxRetries: 3 }

  async execute() {
    await createVirtualAccount(this.payload.id)
  }
}
