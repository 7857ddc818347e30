import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayText } from '#shared/time/lagos_time'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { isForStaff, wasMissed } from '#shipping/carriers/pickups/staff_list'
import {
  MISSED,
  nextStepText,
  PICKUP_DECISIONS,
  PICKUP_WORDS,
} from '#shipping/carriers/pickups/staff_words'
import type Pickup from '#shipping/shipment/models/pickup'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type Shipment from '#shipping/shipment/models/shipment'
import { kilograms } from '#shared/numbers/rules/weight'

/** A line of the day's list: where somebody is to come, for what, and what is left to do. */
export default class StaffPickupTransformer extends BaseTransformer<Pickup> {
  toObject() {
    const pickup = this.resource
    const { id, carrier, driver, state, readyAt, closeAt, number, problem, alerts } = pickup
    const wanted = pickup.shipments.filter(({ status }) => status !== 'VOIDED')
    const packages = wanted.reduce((sum, parcel) => sum + parcel.packages.length, 0)
    const [first] = pickup.shipments
    return {
      ...{ id, carrier, driver, state, readyAt, closeAt, number, problem, alerts, packages },
      carrierName: CARRIER_NAMES[carrier],
      day: pickup.day.toISODate()!,
      dayText: dayText(pickup.day),
      stateText: wasMissed(pickup) ? MISSED : PICKUP_WORDS[state],
      isForStaff: isForStaff(pickup),
      isOver: state === 'canceled' || state === 'done',
      decisions: [...PICKUP_DECISIONS[state]],
      nextDayText: pickup.nextDay && dayText(pickup.nextDay),
      nextText: nextStepText(pickup),
      packagesTold: pickup.packagesTold,
      /** @api kg */
      weight: kilograms(wanted.reduce((sum, { actualGrams }) => sum + actualGrams, 0)),
      sender: first ? senderIn(first.address('origin')) : null,
      parcels: wanted.map(parcelIn),
    }
  }
}

function senderIn({ fullname, phoneNumber, address, cityName, state, country }: ShipmentAddress) {
  const place = [cityName, state?.name, country.name].filter(Boolean)
  return { fullname, phoneNumber, address, place: [...new Set(place)].join(', ') }
}

function parcelIn({ id, trackingNumber, waybillNumber, status, inTransit }: Shipment) {
  return {
    id,
    /** @api What anyone may follow the parcel by */
    trackingNumber,
    /** @api What the courier calls the shipment */
    waybillNumber,
    status,
    inTransit,
  }
}
