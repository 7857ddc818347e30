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

/** A parcel without `organizationId` counts as live, not as test data. */
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

/** The driver of shipments that were paid before we stored drivers. */
const LEGACY_DRIVER: CourierDriverName = 'sandbox'

/** Drivers are kept by name and carrier: each holds its account's token and rate-limit pause. */
const createdDrivers = new Map<string, CourierDriver>()

/**
 * Returns the driver that the payment stored, because only its account has the parcel, or the
 * sandbox for a test parcel. Throws CourierRefused if that driver is no longer set up.
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

/** The sandbox of test parcels is faster, and the partner-call statistics do not count it. */
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
