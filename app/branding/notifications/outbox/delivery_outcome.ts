import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import type SmsMessage from '#shared/sms/sms_message'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import type WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'undelivered' | 'failed'

/** What is known of something that was handed over. `isFree`: its company never took it. */
export type DeliveryOutcome = {
  state: DeliveryState
  failure: string | null
  hasFailed: boolean
  isFree: boolean
}

const SMS_NOT_SENT = 'The SMS could not be sent.'
const UNDELIVERED = 'The phone network could not deliver it.'
const WHATSAPP_NOT_DELIVERED = 'WhatsApp could not deliver it.'

/** The words of the networks, in those of a person. */
const NETWORK_REASONS: Record<string, string> = {
  'dnd active on phone number': 'This number blocks such SMS (Do Not Disturb).',
  'rejected': 'The phone network refused it.',
  'expired': 'The phone was off or out of reach for too long.',
}

const succeededOutcome = (state: DeliveryState): DeliveryOutcome => ({
  state,
  failure: null,
  hasFailed: false,
  isFree: false,
})

const failedOutcome = (state: DeliveryState, failure: string, isFree: boolean): DeliveryOutcome => {
  return { state, failure, hasFailed: true, isFree }
}

/** With its messages and their reports loaded. */
export function attemptOutcome(attempt: NotificationAttempt): DeliveryOutcome {
  const { smsMessage, whatsappMessage, status, failure } = attempt
  if (smsMessage) return smsOutcome(smsMessage)
  if (whatsappMessage) return whatsappOutcome(whatsappMessage)
  return status === 'sent' ? succeededOutcome('sent') : failedOutcome('failed', failure ?? '', true)
}

/** Of an SMS the network knows more than whether we handed it over. */
export function smsOutcome({ status, report }: SmsMessage): DeliveryOutcome {
  if (status === 'failed') return failedOutcome('failed', SMS_NOT_SENT, true)
  if (!report || report.state === 'on_its_way') return succeededOutcome('sent')
  if (report.state === 'delivered') return succeededOutcome('delivered')
  return failedOutcome(
    'undelivered',
    NETWORK_REASONS[report.said.toLowerCase()] ?? UNDELIVERED,
    false
  )
}

/** Messages that WhatsApp does not deliver it does not charge for. */
function whatsappOutcome({ status, failure, report }: WhatsAppMessage): DeliveryOutcome {
  if (report?.state === 'failed') {
    return failedOutcome(
      'undelivered',
      report.errorCode ? explainWhatsAppError(report.errorCode).words : WHATSAPP_NOT_DELIVERED,
      true
    )
  }
  // A report that came in the end knows better than our patience.
  if (report) return succeededOutcome(report.state)
  return status === 'failed'
    ? failedOutcome('failed', failure ?? WHATSAPP_NOT_DELIVERED, true)
    : succeededOutcome('sent')
}
