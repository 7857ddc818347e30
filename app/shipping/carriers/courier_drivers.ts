import couriers from '#config/couriers'
import { recordPartnerCalls } from '#shared/health/partner_calls'
import {
  carrierOfCourier,
  type Carrier,
  type CourierDriverName,
} from '#shipping/pricing/rules/carriers'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import { AramexCourier } from '#shipping/carriers/aramex/aramex_courier'
import { ManualCourier } from '#shipping/carriers/by_hand/manual_courier'
import {
  type CourierDriver,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { DhlCourier } from '#shipping/carriers/dhl/dhl_courier'
import { FedexCourier } from '#shipping/carriers/fedex/fedex_courier'
import { SandboxCourier } from '#shipping/carriers/sandbox_courier'
import { UpsCourier } from '#shipping/carriers/ups/ups_courier'
import type Shipment from '#shipping/shipment/models/shipment'

const COURIER = {
  kind: 'courier',
  refusal: CourierRefused,
  silence: CourierUnresponsive,
  parts: ['pickups', 'alerts'],
} as const

/** Without an organization, the parcel is live. */
export type DriverFinder = (
  parcel: Pick<Shipment, 'courierCode' | 'courierDriver'> & { organizationId?: number }
) => CourierDriver

const driverFactories: Record<CourierDriverName, (carrier: Carrier) => CourierDriver> = {
  sandbox: (carrier) => new SandboxCourier(carrier, couriers.sandbox.paceSeconds),
  manual: () => new ManualCourier(),
  dhl: () => new DhlCourier(accountOf('dhl')),
  aramex: () => new AramexCourier(accountOf('aramex')),
  ups: () => new UpsCourier(accountOf('ups')),
  fedex: () => new FedexCourier(accountOf('fedex')),
}

/** Old rows name no driver, because the sandbox was the only one. */
const LEGACY_DRIVER: CourierDriverName = 'sandbox'

/** One per driver and carrier, because it holds the account's token and rate-limit wait. */
const createdDrivers = new Map<string, CourierDriver>()

/**
 * Returns the driver stored at payment, because no other knows the parcel; the sandbox for test
 * parcels. Throws CourierRefused if the driver is no longer set up.
 */
export const driverFor: DriverFinder = ({ courierCode, courierDriver, organizationId = 1 }) => {
  if (organizationId < 0) return testDriver(carrierOfCourier(courierCode))
  const name = courierDriver ?? LEGACY_DRIVER
  if (name !== 'manual' && !couriers.connections.includes(name)) {
    throw new CourierRefused(
      'We cannot reach this courier at the moment.',
      `This parcel was given to the driver "${name}", which is not set up here. Void it, or settle it with the courier.`
    )
  }
  return liveDriver(name, carrierOfCourier(courierCode))
}

/** Not counted in the partner-call statistics, and faster than the live sandbox. */
function testDriver(carrier: Carrier): CourierDriver {
  const key = `test/${carrier}`
  const driver =
    createdDrivers.get(key) ?? new SandboxCourier(carrier, couriers.sandbox.testPaceSeconds)
  createdDrivers.set(key, driver)
  return driver
}

function liveDriver(name: CourierDriverName, carrier: Carrier): CourierDriver {
  const key = `${name}/${carrier}`
  const known = createdDrivers.get(key)
  if (known) return known
  const driver = driverFactories[name](carrier)
  const counted = name === 'manual' ? driver : recordPartnerCalls(driver, COURIER)
  createdDrivers.set(key, counted)
  return counted
}

function accountOf<Name extends Carrier>(name: Name): CarrierAccount<Name> {
  const account = couriers.accounts[name]
  if (!account) throw new Error(`There is no account with ${name}`)
  return account as CarrierAccount<Name>
}
