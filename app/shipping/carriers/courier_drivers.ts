import couriers from '#config/couriers'
import { recordCompanyCalls } from '#shared/health/company_calls'
import { carrierOf, type Carrier } from '#shipping/carriers/carriers'
import {
  type CourierDriver,
  type CourierDriverName,
  CourierRefused,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import { SandboxCourier } from '#shipping/carriers/sandbox_courier'

const COURIER = { kind: 'courier', refusal: CourierRefused, silence: CourierSilent } as const

/** Finds who carries for one of our courier codes. */
export type DriverFinder = (courierCode: string) => CourierDriver

const makers: Record<CourierDriverName, (carrier: Carrier) => CourierDriver> = {
  sandbox: (carrier) => new SandboxCourier(carrier, couriers.sandbox.paceSeconds),
}

export const courierDriver: DriverFinder = (courierCode) =>
  recordCompanyCalls(makers[couriers.driver](carrierOf(courierCode)), COURIER)
