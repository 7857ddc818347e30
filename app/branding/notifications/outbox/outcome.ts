import type NotificationAttempt from '#branding/notifications/outbox/notification_attempt'
import type SmsMessage from '#shared/sms/sms_message'
import { meaningOf } from '#shared/whatsapp/whatsapp_errors'
import type WhatsAppMessage from '#shared/whatsapp/whatsapp_message'

export type State = 'sent' | 'delivered' | 'read' | 'undelivered' | 'failed'

/** What is known of something that was handed over. `isFree`: its company never took it. */
export type Outcome = { state: State; failure: string | null; hasFailed: boolean; isFree: boolean }

const NOT_TAKEN = 'The SMS could not be sent.'
const UNDELIVERED = 'The phone network could not deliver it.'
const NOT_DELIVERED = 'WhatsApp could not deliver it.'

/** The words of the networks, in those of a person. */
const REASONS: Record<string, string> = {
  'dnd active on phone number': 'This number blocks such SMS (Do Not Disturb).',
  'rejected': 'The phone network refused it.',
  'expired': 'The phone was off or out of reach for too long.',
}

const well = (state: State): Outcome => ({ state, failure: null, hasFailed: false, isFree: false })

const badly = (state: State, failure: string, isFree: boolean): Outcome => {
  return { state, failure, hasFailed: true, isFree }
}

/** With its messages and their reports loaded. */
export function outcomeOfAttempt(attempt: NotificationAttempt): Outcome {
  const { smsMessage, whatsappMessage, status, failure } = attempt
  if (smsMessage) return outcomeOfSms(smsMessage)
  if (whatsappMessage) return outcomeOfWhatsApp(whatsappMessage)
  return status === 'sent' ? well('sent') : badly('failed', failure ?? '', true)
}

/** Of an SMS the network knows more than whether we handed it over. */
export function outcomeOfSms({ status, report }: SmsMessage): Outcome {
  if (status === 'failed') return badly('failed', NOT_TAKEN, true)
  if (!report || report.state === 'on_its_way') return well('sent')
  if (report.state === 'delivered') return well('delivered')
  return badly('undelivered', REASONS[report.said.toLowerCase()] ?? UNDELIVERED, false)
}

/** Messages that WhatsApp does not deliver it does not charge for. */
function outcomeOfWhatsApp({ status, failure, report }: WhatsAppMessage): Outcome {
  if (report?.state === 'failed') {
    return badly(
      'undelivered',
      report.errorCode ? meaningOf(report.errorCode).words : NOT_DELIVERED,
      true
    )
  }
  // A report that came in the end knows better than our patience.
  if (report) return well(report.state)
  return status === 'failed' ? badly('failed', failure ?? NOT_DELIVERED, true) : well('sent')
}
