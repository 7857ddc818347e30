import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

export const refundsFirstShipment = new Setting<boolean>('shipping.refunds_first_shipment', {
  description:
    'Whether a return that its courier caused gives the price of the first shipment back as well',
  default: true,
  schema: vine.boolean({ strict: true }),
})
