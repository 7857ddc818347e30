import couriers from '#config/couriers'
import { recordCompanyCalls } from '#shared/health/company_calls'
import { carrierOf, type Carrier, type CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CarrierAccount } from '#shipping/pricing/courier_settings'
import { AramexCourier } from '#shipping/carriers/aramex/aramex_courier'
import { ManualCourier } from '#shipping/carriers/by_hand/manual_courier'
import {
  type CourierDriver,
  CourierRefused,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import { DhlCourier } from '#shipping/carriers/dhl/dhl_courier'
import { FedexCourier } from '#shipping/carriers/fedex/fedex_courier'
import { SandboxCourier } from '#shipping/carriers/sandbox_courier'
import { UpsCourier } from '#shipping/carriers/ups/ups_courier'
import type Shipment from '#shipping/shipment/models/shipment'

const COURIER = {
  kind: 'courier',
  refusal: CourierRefused,
  silence: CourierSilent,
  desks: ['pickups', 'alerts'],
} as const

/** Finds who carries a parcel; one that names no organization is live. */
export type DriverFinder = (
  parcel: Pick<Shipment, 'courierCode' | 'courierDriver'> & { organizationId?: number }
) => CourierDriver

const makers: Record<CourierDriverName, (carrier: Carrier) => CourierDriver> = {
  sandbox: (carrier) => new SandboxCourier(carrier, couriers.sandbox.paceSeconds),
  manual: () => new ManualCourier(),
  dhl: () => new DhlCourier(accountOf('dhl')),
  aramex: () => new AramexCourier(accountOf('aramex')),
  ups: () => new UpsCourier(accountOf('ups')),
  fedex: () => new FedexCourier(accountOf('fedex')),
}

/** As long as there was no other, no row said so. */
const BEFORE_IT_WAS_WRITTEN_DOWN: CourierDriverName = 'sandbox'

/** One for each company and process: it holds the token of the account, and waits when it is told to. */
const made = new Map<string, CourierDriver>()

/**
 * The driver that stands on the parcel's row since its payment. Throws CourierRefused where that one is no
 * longer set up here: nobody else can speak of that parcel. What is tried is with the sandbox everywhere.
 */
export const driverFor: DriverFinder = ({ courierCode, courierDriver, organizationId = 1 }) => {
  if (organizationId < 0) return driverOfTests(carrierOf(courierCode))
  const name = courierDriver ?? BEFORE_IT_WAS_WRITTEN_DOWN
  if (name !== 'manual' && !couriers.connections.includes(name)) {
    throw new CourierRefused(
      'We cannot reach this courier at the moment.',
      `This parcel was given to the driver "${name}", which is not set up here. Void it, or settle it with the courier.`
    )
  }
  return driverNamed(name, carrierOf(courierCode))
}

/** Whose calls are no figure of ours, and whose parcels have moved before somebody looks away. */
function driverOfTests(carrier: Carrier): CourierDriver {
  const key = `test/${carrier}`
  const driver = made.get(key) ?? new SandboxCourier(carrier, couriers.sandbox.testPaceSeconds)
  made.set(key, driver)
  return driver
}

/** Throws where the company has no account here. */
function driverNamed(name: CourierDriverName, carrier: Carrier): CourierDriver {
  const key = `${name}/${carrier}`
  const known = made.get(key)
  if (known) return known
  const driver = makers[name](carrier)
  const counted = name === 'manual' ? driver : recordCompanyCalls(driver, COURIER)
  made.set(key, counted)
  return counted
}

/** The account of a driver that is set up here. */
function accountOf<Name extends Carrier>(name: Name): CarrierAccount<Name> {
  const account = couriers.accounts[name]
  if (!account) throw new Error(`There is no account with ${name}`)
  return account as CarrierAccount<Name>
}
