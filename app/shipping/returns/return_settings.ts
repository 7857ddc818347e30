import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const refundsFirstShipment = new Setting<boolean>('shipping.refunds_first_shipment', {
  description: 'Refunds the first shipment as well if its courier caused the return',
  default: true,
  schema: vine.boolean({ strict: true }),
})
