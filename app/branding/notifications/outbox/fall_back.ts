import { fallBack } from '#branding/notifications/outbox/falling_back'
import type { SmsFailed } from '#shared/sms/sms_failed'
import type { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'

export default class FallBack {
  async sms({ id }: SmsFailed) {
    await fallBack({ smsMessageId: id })
  }

  async whatsapp({ id }: WhatsAppFailed) {
    await fallBack({ whatsappMessageId: id })
  }
}
