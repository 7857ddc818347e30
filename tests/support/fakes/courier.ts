import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import type { CourierDriver } from '#shipping/carriers/courier_driver'

export function overrideCourier(change: Partial<CourierDriver>): DriverFinder {
  return (parcel) => {
    const real = driverFor(parcel)
    return {
      name: real.name,
      maxTrackedAtOnce: real.maxTrackedAtOnce,
      checkConnection: () => real.checkConnection(),
      book: (request) => real.book(request),
      findByReference: (lost) => real.findByReference(lost),
      trackMany: (parcels) => real.trackMany(parcels),
      void: (given) => real.void(given),
      ...change,
    }
  }
}
