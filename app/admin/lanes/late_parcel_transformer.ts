import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { formatWeekdayDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import { daysText } from '#shipping/pricing/rules/transit_time_text'
import type ParcelDue from '#shipping/tracking/lanes/parcel_due'
import { isoDay } from '#shared/time/rules/api_dates'

export default class LateParcelTransformer extends BaseTransformer<ParcelDue> {
  toObject() {
    const { shipmentId, shipment, customer, handedOverOn, mostDays, parcels } = this.resource
    const daysUnderWay = daysSince(handedOverOn)
    const place = (side: 'origin' | 'destination') => {
      const { state, country } = shipment.address(side)
      return shipment.kind === 'domestic' && state ? state.name : country.name
    }
    return {
      id: shipmentId,
      trackingNumber: shipment.trackingNumber,
      waybillNumber: shipment.waybillNumber,
      courier: shipment.courier.name,
      lane: `${place('origin')} to ${place('destination')}`,
      customer: customer.name,
      handedOverOn: isoDay(handedOverOn),
      handedOverText: formatWeekdayDate(handedOverOn),
      daysUnderWay,
      mostDays,
      parcels,
      daysLate: daysUnderWay - mostDays,
      lateText: daysText(daysUnderWay - mostDays),
    }
  }
}

function daysSince(day: DateTime): number {
  const today = DateTime.now().setZone(LAGOS_ZONE)
  const first = DateTime.fromISO(isoDay(day), { zone: LAGOS_ZONE })
  return Math.round(today.startOf('day').diff(first, 'days').days)
}
