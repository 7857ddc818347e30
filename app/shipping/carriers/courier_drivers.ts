import couriers from '#config/couriers'
import { carrierOf, type Carrier } from '#shipping/carriers/carriers'
import type { CourierDriver, CourierDriverName } from '#shipping/carriers/courier_driver'
import { SandboxCourier } from '#shipping/carriers/sandbox_courier'

/** Finds who carries for one of our courier codes. */
export type DriverFinder = (courierCode: string) => CourierDriver

const makers: Record<CourierDriverName, (carrier: Carrier) => CourierDriver> = {
  sandbox: (carrier) => new SandboxCourier(carrier, couriers.sandbox.paceSeconds),
}

export const courierDriver: DriverFinder = (courierCode) =>
  makers[couriers.driver](carrierOf(courierCode))
