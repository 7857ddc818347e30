import type { Alarm } from '#admin/health/alarm'
import { explainWhatsAppError } from '#shared/whatsapp/whatsapp_errors'
import { listOpenIncidents, type WhatsAppIncident } from '#shared/whatsapp/whatsapp_incidents'
import { formatLagosMoment } from '#shared/time/lagos_time'

const WHATSAPP_REMEDIES = {
  token:
    'Make a new token of the system user in Meta Business Manager, with the permission whatsapp_business_messaging, and set WHATSAPP_TOKEN.',
  account: 'Open WhatsApp Manager: it says why the account was stopped and what to do.',
  template:
    'Open WhatsApp Manager and compare the template with docs/how_to/connect_whatsapp.md. Check its name, its language, its four placeholders and that it is approved.',
} as const

/** Account problems for staff to solve; until then messages use the next channel. */
export async function detectWhatsappAlarms(): Promise<Alarm[]> {
  const incidents = await listOpenIncidents()
  return incidents.flatMap((incident) =>
    incident.kind === 'quota' ? [] : toWhatsappAlarm(incident, incident.kind)
  )
}

function toWhatsappAlarm(
  { template, errorCode, seenAt }: WhatsAppIncident,
  kind: keyof typeof WHATSAPP_REMEDIES
): Alarm {
  const { message } = explainWhatsAppError(errorCode)
  return {
    cause: template ? `whatsapp ${template}`.slice(0, 100) : 'whatsapp',
    subject: template ? `WhatsApp does not accept the template ${template}` : message.slice(0, -1),
    paragraphs: [
      `WhatsApp answered with error ${errorCode ?? 'without a number'} at ${formatLagosMoment(seenAt)}.`,
      'Receivers get an SMS or an e-mail instead, as their shops have chosen.',
    ],
    remedy: WHATSAPP_REMEDIES[kind],
    latest: seenAt,
  }
}
