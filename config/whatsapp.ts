import { whatsappSettings } from '#shared/whatsapp/whatsapp_settings'

export default whatsappSettings(process.env)
