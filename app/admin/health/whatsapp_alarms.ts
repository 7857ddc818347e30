import type { Alarm } from '#admin/health/alarm'
import { meaningOf } from '#shared/whatsapp/whatsapp_errors'
import { presentTroubles, type Trouble } from '#shared/whatsapp/whatsapp_troubles'
import { momentText } from '#shared/time/lagos_time'

const REMEDIES = {
  token:
    'Make a new token of the system user in Meta Business Manager, with the permission whatsapp_business_messaging, and set WHATSAPP_TOKEN.',
  account: 'Open WhatsApp Manager: it says what stops the account, and what to do.',
  template:
    'Open WhatsApp Manager and compare the template with docs/how_to/connect_whatsapp.md: its name, its language, its four gaps, and whether it is approved.',
} as const

/** What somebody has to mend at the account; meanwhile messages go by the next channel. */
export async function whatsappAlarms(): Promise<Alarm[]> {
  const troubles = await presentTroubles()
  return troubles.flatMap((trouble) =>
    trouble.kind === 'quota' ? [] : alarmOf(trouble, trouble.kind)
  )
}

function alarmOf({ template, errorCode, seenAt }: Trouble, kind: keyof typeof REMEDIES): Alarm {
  const words = meaningOf(errorCode).words
  return {
    cause: template ? `whatsapp ${template}`.slice(0, 100) : 'whatsapp',
    subject: template ? `WhatsApp does not accept the template ${template}` : words.slice(0, -1),
    paragraphs: [
      `WhatsApp answered with error ${errorCode ?? 'without a number'} at ${momentText(seenAt)}.`,
      'Receivers get an SMS or an e-mail instead, as their shops have chosen.',
    ],
    remedy: REMEDIES[kind],
    latest: seenAt,
  }
}
