export const CHANNELS = ['whatsapp', 'sms', 'email'] as const

export type Channel = (typeof CHANNELS)[number]

/** What a message costs us is for staff only. */
export const NOT_CHARGED = 'You are not charged for messages.'

export const CHANNEL_LABELS: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
}
