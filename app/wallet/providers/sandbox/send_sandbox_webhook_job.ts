import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { sendSandboxWebhook, type SandboxEvent } from '#wallet/providers/sandbox/sandbox_webhook'

/** What the sandbox's own machines would do: call our webhook over HTTP, and again if that fails. */
export default class TellOfSandboxJob extends Job<SandboxEvent> {
  static options: JobOptions = {
    name: 'wallet.send_sandbox_webhook',
    maxRetries: 3,
    removeOnComplete: true,
  }

  async execute() {
    await sendSandboxWebhook(this.payload)
  }
}
