import logger from '@adonisjs/core/services/logger'
import couriers from '#config/couriers'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { PollingRound } from '#shipping/carriers/polling/polling_round'
import { courierCodesOf, type CourierConnection } from '#shipping/pricing/rules/carriers'

/** Polls all couriers in parallel and logs failures. Several processes may run it at once. */
export async function pollTracking(
  driverOf: DriverFinder = driverFor,
  connections: readonly CourierConnection[] = couriers.connections
) {
  await Promise.all(
    connections.map(async (connection) => {
      try {
        await PollingRound.run(driverOf(sampleParcelOf(connection)))
      } catch (error) {
        logger.error({ err: error, driver: connection }, 'A round of tracking parcels failed')
      }
    })
  )
}

/** Polls the sandbox for test shipments, also if it simulates no courier for live ones. */
export async function pollTestTracking() {
  if (!couriers.connections.includes('sandbox')) await pollTracking(driverFor, ['sandbox'])
}

export function sampleParcelOf(courierDriver: CourierConnection): Parameters<DriverFinder>[0] {
  const [courierCode] = courierCodesOf(courierDriver === 'sandbox' ? 'dhl' : courierDriver)
  const isTestAlone = !couriers.connections.includes(courierDriver)
  const organizationId = courierDriver === 'sandbox' && isTestAlone ? -1 : 1
  return { courierCode: courierCode!, courierDriver, organizationId }
}
