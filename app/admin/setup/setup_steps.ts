import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { BRAND } from '#shared/brand/brand_check'
import type { SetupCheck } from '#shared/setup/setup_check'
import { COURIER_CHECK_TITLE } from '#shipping/carriers/courier_checks'
import { driverForCourier } from '#shipping/pricing/courier_availability'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import Courier from '#shipping/pricing/models/courier'

export interface SetupStep {
  key: 'brand' | 'couriers' | 'tariff' | 'price' | 'booking'
  done: boolean
}

/** Quotes expire, so a shipment also proves that a price was calculated. */
const SELECT_SETUP_STATE = `select
  exists (select from shipping_rates join shipping_zones on shipping_zones.id = zone_id
    where archived_at is null) as tariff,
  exists (select from quotes where organization_id > 0)
    or exists (select from shipments where organization_id > 0) as price,
  exists (select from shipments where organization_id > 0 and waybill_number is not null) as booking`

/** If a set-up check belongs to a step, the step is done once the check is fine. */
export async function listSetupSteps(checks: readonly SetupCheck[]): Promise<SetupStep[]> {
  const [held] = await queryRows<Record<'tariff' | 'price' | 'booking', boolean>>(
    db,
    SELECT_SETUP_STATE
  )
  const isReady = (wanted: string) =>
    checks.some(({ name, state }) => name === wanted && state === 'ok')
  const done = { brand: isReady(BRAND), couriers: isReady(COURIER_CHECK_TITLE), ...held! }
  const keys = ['brand', 'couriers', 'tariff', 'price', 'booking'] as const
  return keys.map((key) => ({ key, done: done[key] }))
}

/** Couriers with at least one service and a driver. */
export async function listOfferedCouriers(): Promise<Courier[]> {
  const couriers = await Courier.query().orderBy('name')
  return couriers.filter(
    (courier) =>
      (courier.servesDomestic || courier.servesExport || courier.servesImport) &&
      driverForCourier(courier) !== null
  )
}

const describeOwnAccount = (names: string) => `We book ${names} through our own account.`

const CARRIER_TEXTS: Record<CourierDriverName, (names: string) => string> = {
  dhl: describeOwnAccount,
  fedex: describeOwnAccount,
  ups: describeOwnAccount,
  aramex: describeOwnAccount,
  sandbox: (names) => `The sandbox simulates ${names}: no parcel moves.`,
  manual: (names) => `Staff book ${names} by hand.`,
}

export function describeCarriers(couriers: Courier[]): string {
  const namesOf = (ones: Courier[]) =>
    new Intl.ListFormat('en-GB').format(ones.map(({ name }) => name))
  return Object.entries(Object.groupBy(couriers, (one) => driverForCourier(one)!))
    .map(([carrier, ones]) => CARRIER_TEXTS[carrier as CourierDriverName](namesOf(ones!)))
    .join(' ')
}
