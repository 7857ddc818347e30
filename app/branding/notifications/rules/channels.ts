export const CHANNELS = ['whatsapp', 'sms', 'email'] as const

export type Channel = (typeof CHANNELS)[number]

/** Only staff may see our cost of a message. */
export const NOT_CHARGED = 'You are not charged for messages.'

export const CHANNEL_LABELS: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
}
