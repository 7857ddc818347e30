import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const notifiesOfNewDevices = new Setting<boolean>('identity.tells_of_new_devices', {
  description: 'Sends people an e-mail after a sign-in on a new device',
  default: false,
  schema: vine.boolean({ strict: true }),
})
