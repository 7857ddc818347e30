import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import type SmsMessage from '#shared/sms/sms_message'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import type WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'undelivered' | 'failed'

/** `isFree` means that the network does not charge for the message. */
export type DeliveryOutcome = {
  state: DeliveryState
  failure: string | null
  hasFailed: boolean
  isFree: boolean
}

const SMS_NOT_SENT = 'The SMS could not be sent.'
const UNDELIVERED = 'The phone network could not deliver it.'
const WHATSAPP_NOT_DELIVERED = 'WhatsApp could not deliver it.'

/** Translates network reports for people. */
const NETWORK_REASONS: Record<string, string> = {
  'dnd active on phone number': 'This number blocks these SMS (Do Not Disturb).',
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

/** Requires preloaded messages and reports. */
export function attemptOutcome(attempt: NotificationAttempt): DeliveryOutcome {
  const { smsMessage, whatsappMessage, status, failure } = attempt
  if (smsMessage) return smsOutcome(smsMessage)
  if (whatsappMessage) return whatsappOutcome(whatsappMessage)
  return status === 'sent' ? succeededOutcome('sent') : failedOutcome('failed', failure ?? '', true)
}

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

/** WhatsApp does not charge for undelivered messages. */
function whatsappOutcome({ status, failure, report }: WhatsAppMessage): DeliveryOutcome {
  if (report?.state === 'failed') {
    return failedOutcome(
      'undelivered',
      report.errorCode ? explainWhatsAppError(report.errorCode).message : WHATSAPP_NOT_DELIVERED,
      true
    )
  }
  // A late report overrides our timeout.
  if (report) return succeededOutcome(report.state)
  return status === 'failed'
    ? failedOutcome('failed', failure ?? WHATSAPP_NOT_DELIVERED, true)
    : succeededOutcome('sent')
}
