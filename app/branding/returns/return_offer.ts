import type { Words } from '#shared/languages/words'
import Shipment from '#shipping/shipment/models/shipment'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { canDropOff, leftOf, reasonAgainst } from '#shipping/returns/returnable'
import { returnsOf } from '#shipping/returns/return_list'
import { windowEnd } from '#shipping/returns/return_window'
import { receiverKey } from '#shipping/tracking/receiver_proof'
import type { Shop } from '#branding/tracking_page/shop'
import { isOpen } from '#branding/returns/requesting'
import type { ReturnOffer, ReturnsShown } from '#branding/returns/rules/return_offer'

/**
 * Of a parcel of this shop, which `trackedShipment` has loaded: whether its receiver may send it back, and for who has
 * shown to be them what of it, and what has been.
 */
export async function returnsShown(
  shipment: Shipment,
  { shop, isReceiver, words }: { shop: Shop; isReceiver: boolean; words: Words }
): Promise<ReturnsShown> {
  const { rules } = shop
  const open = isOpen(shipment, rules) && reasonAgainst(shipment) === null
  if (!isReceiver) return { isOpen: open, offer: null, returns: [] }
  const all = await returnsOf(shipment)
  const returns = all.filter(concernsReceiver)
  return {
    isOpen: open,
    offer: open ? await offerOf(await Shipment.whole(shipment.id), { rules, words }) : null,
    returns: returns.map((asked) => ({
      ...{ id: asked.id, state: asked.state, refusal: asked.refusal },
      trackingNumber: asked.isBooked ? asked.parcel!.trackingNumber : null,
    })),
  }
}

/** What they asked for, and what they are to hand over. What else sender and staff say to each other is not for them. */
function concernsReceiver({ askedBy, isBooked }: ShipmentReturn): boolean {
  return askedBy === 'receiver' || isBooked
}

type Offering = { rules: AllowedReturns; words: Words }

async function offerOf(
  shipment: Shipment,
  { rules, words }: Offering
): Promise<ReturnOffer | null> {
  const { reasons, exchanges, handOver, windowDays } = rules
  const whole = await leftOf(shipment)
  const packages = whole.flatMap(({ package: index, items }) => {
    const some = items.filter(({ left }) => left > 0)
    const shown = some.map(({ item, description, left }) => ({ index: item, description, left }))
    return shown.length > 0 ? [{ index, items: shown }] : []
  })
  if (packages.length === 0) return null
  return {
    ...{ reasons, exchanges, packages, key: receiverKey(shipment) },
    handOver: canDropOff(shipment) ? handOver : 'pickup',
    until: words.day(windowEnd(shipment.deliveredAt!, windowDays).minus({ days: 1 })),
  }
}
