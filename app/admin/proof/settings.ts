import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const sealAddresses = new Setting<string[]>('admin.seal_addresses', {
  description: 'Who is mailed the seal of each day; nobody when it is empty',
  default: [],
  schema: vine.array(vine.string().trim().email().maxLength(254)).distinct().maxLength(20),
})

export const publishesSeals = new Setting<boolean>('admin.publishes_seals', {
  description: 'Whether anybody can read the seals of the last 400 days',
  default: false,
  schema: vine.boolean({ strict: true }),
})

/** All that this module lets staff set. */
export const ADMIN_SETTINGS: Setting<any>[] = [sealAddresses, publishesSeals]
