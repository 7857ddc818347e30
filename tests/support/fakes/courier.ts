import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import type { CourierDriver } from '#shipping/carriers/courier_driver'

/** The real sandbox, with some of its calls replaced. */
export function courierThat(change: Partial<CourierDriver>): DriverFinder {
  return (parcel) => {
    const real = driverFor(parcel)
    return {
      name: real.name,
      book: (shipment) => real.book(shipment),
      track: (waybill) => real.track(waybill),
      void: (waybill) => real.void(waybill),
      ...change,
    }
  }
}
