import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'

/** Dispatched when somebody first asks for their account. The sweep does it again if it is lost. */
export default class OpenVirtualAccountJob extends Job<{ id: number }> {
  static options: JobOptions = { name: 'wallet.open_virtual_account', maxRetries: 3 }

  async execute() {
    await createVirtualAccount(this.payload.id)
  }

  async failed(error: Error) {
    logger.error({ err: error, ...this.payload }, 'A virtual account could not be opened')
  }
}
