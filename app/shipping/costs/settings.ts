import vine from '@vinejs/vine'
import { Setting } from '#shared/settings/setting'

const share = () => vine.number({ strict: true }).withoutDecimals().range([0, 10_000])

type Shares = { lowestBasisPoints: number; differenceBasisPoints: number }

export const marginShares = new Setting<Shares>('shipping.margin_shares', {
  description:
    'Below which margin a shipment is listed, and how far an invoice may be from the estimate',
  default: { lowestBasisPoints: 1000, differenceBasisPoints: 500 },
  schema: vine.object({ lowestBasisPoints: share(), differenceBasisPoints: share() }),
})
