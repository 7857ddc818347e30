import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatLagosDate, lagosMoment } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import { kilograms } from '#shared/numbers/rules/weight'

export default class ReturnTransformer extends BaseTransformer<ShipmentReturn> {
  toObject() {
    const asked = this.resource
    const { first } = asked
    const receiver = first.address('destination')
    return {
      id: asked.id,
      kind: asked.kind,
      state: asked.state,
      askedBy: asked.askedBy,
      askedAt: lagosMoment(asked.createdAt).ts,
      askedDay: formatLagosDate(asked.createdAt),
      reason: asked.reason,
      note: asked.note,
      pickup: asked.pickup,
      packages: transformReturnedPackages(asked),
      /** Why it could not be booked automatically. */
      problem: asked.state === 'waiting' ? asked.problem : null,
      /** It was booked, and its shipment was voided since. */
      wasVoided: asked.state === 'waiting' && asked.returnShipmentId !== null,
      refusal: asked.refusal,
      shipment: {
        id: first.id,
        trackingNumber: first.trackingNumber,
        receiver: receiver.fullname,
        country: receiver.country.name,
      },
      returnShipment: transformShipmentLink(asked.parcel),
      exchangeShipment: transformShipmentLink(asked.exchange),
      /** Naira refunded because the courier caused it; null without such a finding. */
      refunded: asked.faultKobo === null ? null : naira(asked.faultKobo),
      refundedOn: asked.faultAt && formatLagosDate(asked.faultAt),
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
      courierName: shipment.courier.name,
      waybillNumber: shipment.waybillNumber,
      paymentAmount: naira(shipment.totalKobo),
    }
  )
}
