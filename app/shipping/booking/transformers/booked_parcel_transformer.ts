import { urlFor } from '@adonisjs/core/services/url_builder'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { describePickup } from '#shipping/shipment/pickup_arrangement'
import type Shipment from '#shipping/shipment/models/shipment'

/** Needs `courier` and `arrangedPickup` preloaded. */
export default class BookedParcelTransformer extends BaseTransformer<Shipment> {
  toObject() {
    const shipment = this.resource
    const { trackingNumber, waybillNumber, transactionReference, status } = shipment
    const { pickup, arrangedPickup } = shipment
    const link = `${appUrl}${urlFor('shipping.public_tracking', { trackingNumber })}`
    return {
      trackingNumber,
      reference: transactionReference,
      waybill: waybillState(shipment),
      ...this.pick(shipment, ['status', 'parcelState', 'issue']),
      waybillNumber,
      courierName: shipment.courier.name,
      isToHandOver: status === 'PENDING' || status === 'BOOKED',
      pickup: pickup ? pickupText(shipment) : null,
      isPickupOver: ['done', 'canceled'].includes(arrangedPickup?.state ?? ''),
      link,
      message: `I have sent you a parcel with ${brand.name}. Follow it here: ${link}`,
    }
  }
}

function waybillState({ status, waybillNumber }: Shipment) {
  if (status === 'VOIDED') return 'voided' as const
  if (status === 'PENDING_ISSUE') return 'refused' as const
  return waybillNumber ? ('ready' as const) : ('making' as const)
}

/** Returns the arranged hours, the preferred date, or the usual time. */
function pickupText(shipment: Shipment): string {
  const arranged = describePickup(shipment)?.text
  const wished = shipment.preferredPickupDate?.toFormat('cccc, d LLL yyyy', { locale: 'en-US' })
  return arranged ?? (wished ? `On ${wished}` : 'Within 24 to 48 hours')
}
