import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import {
  MISSED_PICKUP_LABEL,
  nextPickupStepText,
  PICKUP_DECISIONS,
  PICKUP_STATE_LABELS,
} from '#shipping/carriers/pickups/pickup_labels'
import { pickupHoursText } from '#shipping/shipment/pickup_arrangement'
import type Pickup from '#shipping/shipment/models/pickup'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type Shipment from '#shipping/shipment/models/shipment'
import { kilograms } from '#shared/numbers/rules/weight'
import { isoDay } from '#shared/time/rules/api_dates'

export default class StaffPickupTransformer extends BaseTransformer<Pickup> {
  toObject() {
    const pickup = this.resource
    const { id, carrier, driver, state, readyAt, closeAt, number, problem, alerts } = pickup
    const remaining = pickup.shipments.filter(({ status }) => status !== 'VOIDED')
    const packages = remaining.reduce((sum, parcel) => sum + parcel.packages.length, 0)
    const [first] = pickup.shipments
    const isForStaff = Boolean(pickup.$extras.needsStaff)
    return {
      id,
      carrier,
      driver,
      state,
      readyAt,
      closeAt,
      number,
      problem,
      alerts,
      packages,
      carrierName: CARRIER_NAMES[carrier],
      day: isoDay(pickup.day),
      dayText: formatWeekdayDate(pickup.day),
      stateText:
        isForStaff && state === 'booked' ? MISSED_PICKUP_LABEL : PICKUP_STATE_LABELS[state],
      isForStaff,
      isOver: state === 'canceled' || state === 'done',
      decisions: [...PICKUP_DECISIONS[state]],
      nextDayText: pickup.nextDay && formatWeekdayDate(pickup.nextDay),
      nextText: nextPickupStepText(pickup),
      packagesTold: pickup.packagesTold,
      /** @api kg */
      weight: kilograms(remaining.reduce((sum, { actualGrams }) => sum + actualGrams, 0)),
      sender: first ? describeSender(first.address('origin')) : null,
      parcels: remaining.map(describeParcel),
    }
  }

  forPage() {
    return { ...this.toObject(), hoursText: pickupHoursText(this.resource) }
  }
}

function describeSender({
  fullname,
  phoneNumber,
  address,
  cityName,
  state,
  country,
}: ShipmentAddress) {
  const place = [cityName, state?.name, country.name].filter(Boolean)
  return { fullname, phoneNumber, address, place: [...new Set(place)].join(', ') }
}

function describeParcel({ id, trackingNumber, waybillNumber, status, inTransit }: Shipment) {
  return {
    id,
    /** @api The public tracking number */
    trackingNumber,
    /** @api The courier’s number for the shipment */
    waybillNumber,
    status,
    inTransit,
  }
}
