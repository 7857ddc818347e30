import vine from '@vinejs/vine'
import { passesCheck } from '#shared/http/checked_fields'
import { emailAddressCheck } from '#shared/http/rules/field_checks'
import { Setting } from '#shared/settings/setting'

export const sealAddresses = new Setting<string[]>('admin.seal_addresses', {
  description: 'Recipients of the daily seal by e-mail',
  default: [],
  schema: vine
    .array(
      vine
        .string()
        .trim()
        .maxLength(254)
        .use(passesCheck(emailAddressCheck('{{ field }}')))
    )
    .distinct()
    .maxLength(20),
})

export const publishesSeals = new Setting<boolean>('admin.publishes_seals', {
  description: 'Publishes the seals of the last 400 days',
  default: false,
  schema: vine.boolean({ strict: true }),
})

export const ADMIN_SETTINGS: Setting<any>[] = [sealAddresses, publishesSeals]
