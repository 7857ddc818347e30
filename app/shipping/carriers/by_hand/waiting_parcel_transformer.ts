import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { isWaitingTooLong, type WaitingParcel } from '#shipping/carriers/by_hand/manual_parcels'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { kilograms } from '#shared/numbers/rules/weight'
import { isoTime } from '#shared/time/rules/api_dates'

export default class WaitingParcelTransformer extends BaseTransformer<WaitingParcel> {
  toObject() {
    const { shipment, since } = this.resource
    const items = shipment.packages.flatMap(({ items: units }) => units)
    return {
      id: shipment.id,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      serviceType: shipment.serviceType,
      from: townOf(shipment.address('origin')),
      to: townOf(shipment.address('destination')),
      recipient: shipment.address('destination').fullname,
      weight: kilograms(shipment.actualGrams),
      packages: shipment.packages.length,
      contents: items.map(({ quantity, description }) => `${quantity} × ${description}`).join('; '),
      value: naira(shipment.declaredValueKobo),
      since: isoTime(since),
      sinceText: formatLagosTimestamp(since),
      ageText: since.toRelative({ locale: 'en' })!,
      isLate: isWaitingTooLong(since),
    }
  }
}

function townOf({ cityName, state, country }: ShipmentAddress): string {
  const parts = [cityName, state?.name, country.name].filter((part) => part)
  return [...new Set(parts)].join(', ')
}
