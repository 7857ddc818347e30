import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

type ReweighTolerance = { grams: number; basisPoints: number }

export const reweighTolerance = new Setting<ReweighTolerance>('shipping.reweigh_tolerance', {
  description: 'Extra weight or charge from a courier that needs no decision by staff',
  default: { grams: 100, basisPoints: 200 },
  schema: vine.object({
    grams: vine.number({ strict: true }).withoutDecimals().range([0, 100_000]),
    basisPoints: vine.number({ strict: true }).withoutDecimals().range([0, 10_000]),
  }),
})
