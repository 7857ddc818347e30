import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

const basisPoints = () => vine.number({ strict: true }).withoutDecimals().range([0, 10_000])

type MarginThresholds = { lowestBasisPoints: number; differenceBasisPoints: number }

export const marginThresholds = new Setting<MarginThresholds>('shipping.margin_shares', {
  description:
    'Shipments with a lower margin are listed, and those whose invoice differs more from our estimate',
  default: { lowestBasisPoints: 1000, differenceBasisPoints: 500 },
  schema: vine.object({ lowestBasisPoints: basisPoints(), differenceBasisPoints: basisPoints() }),
})

/** Staff need not look into a smaller difference, whatever its share of the bill. */
export const minimumDifferenceKobo = new Setting<number>('shipping.margin_least_kobo', {
  description:
    'Differences between the bill of a courier and the expected amount are ignored below this amount',
  default: 0,
  schema: vine.number({ strict: true }).withoutDecimals().range([0, 100_000_000]),
})
