import { LAGOS_ZONE } from '#shared/time/lagos_time'
import type { Translator } from '#shared/languages/translator'
import Shipment from '#shipping/shipment/models/shipment'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import {
  canDropOffReturn,
  listReturnablePackages,
  reasonNotReturnable,
} from '#shipping/returns/returnable_items'
import { listShipmentReturns } from '#shipping/returns/return_list'
import { returnWindowEnd } from '#shipping/returns/return_window'
import { receiverKey } from '#shipping/tracking/receiver_proof'
import type { Shop } from '#branding/tracking_page/shop'
import { canReceiverReturn } from '#branding/returns/request_return'
import type { ReturnOffer, ShopReturns } from '#branding/returns/rules/return_offer'

/** Only verified receivers get the offer and the past returns. */
export async function loadShopReturns(
  shipment: Shipment,
  { shop, isReceiver, translator }: { shop: Shop; isReceiver: boolean; translator: Translator }
): Promise<ShopReturns> {
  const { rules } = shop
  const open = canReceiverReturn(shipment, rules) && reasonNotReturnable(shipment) === null
  if (!isReceiver) return { isOpen: open, offer: null, returns: [] }
  const all = await listShipmentReturns(shipment)
  const returns = all.filter(concernsReceiver)
  return {
    isOpen: open,
    offer: open
      ? await buildReturnOffer(await Shipment.findWithDetails(shipment.id), { rules, translator })
      : null,
    returns: returns.map((returnRequest) => ({
      id: returnRequest.id,
      goods: listReturnedGoods(returnRequest),
      reason: returnRequest.reason,
      askedDay: translator.day(returnRequest.createdAt.setZone(LAGOS_ZONE)),
      state: returnRequest.state,
      refusal: returnRequest.refusal,
      trackingNumber: returnRequest.isBooked ? returnRequest.parcel!.trackingNumber : null,
    })),
  }
}

function listReturnedGoods({ packages, first }: ShipmentReturn): string[] {
  return packages.flatMap(({ package: position, items }) => {
    const parcel = first.packages.find((one) => one.position === position)
    return items.map(({ item, quantity }) => {
      const returned = parcel?.items.find((one) => one.position === item)
      return `${quantity} × ${returned?.description ?? ''}`
    })
  })
}

/** Hides requests between sender and staff from the receiver until they are booked. */
function concernsReceiver({ askedBy, isBooked }: ShipmentReturn): boolean {
  return askedBy === 'receiver' || isBooked
}

type ReturnOfferContext = { rules: AllowedReturns; translator: Translator }

async function buildReturnOffer(
  shipment: Shipment,
  { rules, translator }: ReturnOfferContext
): Promise<ReturnOffer | null> {
  const { reasons, exchanges, handOver, windowDays } = rules
  const whole = await listReturnablePackages(shipment)
  const packages = whole.flatMap(({ package: index, items }) => {
    const some = items.filter(({ left }) => left > 0)
    const shown = some.map(({ item, description, left }) => ({ index: item, description, left }))
    return shown.length > 0 ? [{ index, items: shown }] : []
  })
  if (packages.length === 0) return null
  return {
    reasons,
    exchanges,
    packages,
    key: receiverKey(shipment),
    handOver: canDropOffReturn(shipment) ? handOver : 'pickup',
    until: translator.day(returnWindowEnd(shipment.deliveredAt!, windowDays).minus({ days: 1 })),
  }
}
