import { tryNextChannel } from '#branding/notifications/outbox/channel_fallback'
import type { SmsFailed } from '#shared/sms/sms_events'
import type { WhatsAppFailed } from '#shared/whatsapp/whatsapp_events'

export default class TryNextChannel {
  async sms({ id }: SmsFailed) {
    await tryNextChannel({ smsMessageId: id })
  }

  async whatsapp({ id }: WhatsAppFailed) {
    await tryNextChannel({ whatsappMessageId: id })
  }
}
