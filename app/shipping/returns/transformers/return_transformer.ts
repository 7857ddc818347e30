import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatLagosDate, lagosMoment } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { kilograms } from '#shared/numbers/rules/weight'

export default class ReturnTransformer extends BaseTransformer<ShipmentReturn> {
  toObject() {
    const returnRequest = this.resource
    const { first } = returnRequest
    const receiver = first.address('destination')
    return {
      id: returnRequest.id,
      kind: returnRequest.kind,
      state: returnRequest.state,
      askedBy: returnRequest.askedBy,
      askedAt: lagosMoment(returnRequest.createdAt).ts,
      askedDay: formatLagosDate(returnRequest.createdAt),
      reason: returnRequest.reason,
      note: returnRequest.note,
      pickup: returnRequest.pickup,
      packages: transformReturnedPackages(returnRequest),
      /** Why it could not be booked automatically. */
      problem: returnRequest.state === 'waiting' ? returnRequest.problem : null,
      /** It was booked, and its shipment was voided since. */
      wasVoided: returnRequest.state === 'waiting' && returnRequest.returnShipmentId !== null,
      refusal: returnRequest.refusal,
      shipment: {
        id: first.id,
        trackingNumber: first.trackingNumber,
        receiver: receiver.fullname,
        country: receiver.country.name,
      },
      returnShipment: transformShipmentLink(returnRequest.parcel),
      exchangeShipment: transformShipmentLink(returnRequest.exchange),
      /** Naira refunded because the courier caused it; null without such a finding. */
      refunded: returnRequest.faultKobo === null ? null : naira(returnRequest.faultKobo),
      refundedOn: returnRequest.faultAt && formatLagosDate(returnRequest.faultAt),
    }
  }
}

function transformReturnedPackages({ packages, first }: ShipmentReturn) {
  return packages.map(({ package: position, weightGrams, items }) => {
    const parcel = first.packages.find((one) => one.position === position)
    return {
      index: position,
      weight: kilograms(weightGrams),
      items: items.map(({ item, quantity }) => ({
        index: item,
        quantity,
        description: parcel?.items.find((one) => one.position === item)?.description ?? '',
      })),
    }
  })
}

function transformShipmentLink(shipment: Shipment | null) {
  return (
    shipment && {
      id: shipment.id,
      trackingNumber: shipment.trackingNumber,
      status: shipment.status,
      parcelState: shipment.parcelState,
      courierName: shipment.courier.name,
      waybillNumber: shipment.waybillNumber,
      paymentAmount: naira(shipment.totalKobo),
    }
  )
}
