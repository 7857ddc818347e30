import whatsapp from '#config/whatsapp'
import { CloudWhatsApp } from '#shared/whatsapp/cloud_whatsapp'
import { LocalWhatsApp } from '#shared/whatsapp/local_whatsapp'
import { NoWhatsApp } from '#shared/whatsapp/no_whatsapp'
import type { WhatsAppDriver, WhatsAppDriverName } from '#shared/whatsapp/whatsapp_driver'

const makers: Record<WhatsAppDriverName, () => WhatsAppDriver> = {
  local: () => new LocalWhatsApp(),
  cloud: () => new CloudWhatsApp(whatsapp.cloud!),
  none: () => new NoWhatsApp(),
}

export const whatsappGateway = { driver: makers[whatsapp.driver]() }

export function hasWhatsApp(): boolean {
  return !(whatsappGateway.driver instanceof NoWhatsApp)
}
