import { BaseJob } from '#shared/queue/job'
import {
  sendSandboxWebhook,
  type SandboxEvent,
} from '#wallet/providers/sandbox/send_sandbox_webhook'

export default class SendSandboxWebhookJob extends BaseJob<SandboxEvent> {
  static options = { name: 'wallet.send_sandbox_webhook', maxRetries: 3 }

  async execute() {
    await sendSandboxWebhook(this.payload)
  }
}
