import logger from '@adonisjs/core/services/logger'
import couriers from '#config/couriers'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import { PollingRound } from '#shipping/carriers/following/polling_round'
import { courierCodesOf, type CourierConnection } from '#shipping/pricing/rules/carriers'

/**
 * Asks each courier after the parcels whose turn it is. Couriers do not wait for one another, and one that fails is
 * told to the log. Any number of processes may do this at once.
 */
export async function pollTracking(
  driverOf: DriverFinder = driverFor,
  connections: readonly CourierConnection[] = couriers.connections
) {
  await Promise.all(
    connections.map(async (connection) => {
      try {
        await PollingRound.run(driverOf(sampleParcelOf(connection)))
      } catch (error) {
        logger.error({ err: error, driver: connection }, 'A round of following parcels failed')
      }
    })
  )
}

/** What is tried moves everywhere, also where the sandbox carries nothing else. */
export async function pollTestTracking() {
  if (!couriers.connections.includes('sandbox')) await pollTracking(driverFor, ['sandbox'])
}

/** The sandbox knows the parcels of all companies, whichever of them it plays. */
export function sampleParcelOf(courierDriver: CourierConnection): Parameters<DriverFinder>[0] {
  const [courierCode] = courierCodesOf(courierDriver === 'sandbox' ? 'dhl' : courierDriver)
  const isTestAlone = !couriers.connections.includes(courierDriver)
  const organizationId = courierDriver === 'sandbox' && isTestAlone ? -1 : 1
  return { courierCode: courierCode!, courierDriver, organizationId }
}
