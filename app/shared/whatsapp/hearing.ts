import type { ReceivedWhatsApp } from '#shared/whatsapp/whatsapp_driver'

type Hearer = { hear: (received: ReceivedWhatsApp) => Promise<void> }

let load: (() => Promise<Hearer>) | null = null

/** Who listens to what people write to our number. */
export function hearsWhatsAppBy(hearer: () => Promise<Hearer>) {
  load = hearer
}

/** Told perhaps twice. What goes wrong is thrown and no event, so that WhatsApp tells it again: a STOP is not lost. */
export async function hear(received: ReceivedWhatsApp) {
  const hearer = await load?.()
  await hearer?.hear(received)
}
