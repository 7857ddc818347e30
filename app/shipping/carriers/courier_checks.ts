import {
  checkOf,
  type Environment,
  isProduction,
  ok,
  type SetupCheck,
  warning,
} from '#shared/setup/setup_check'
import type { CourierConnection } from '#shipping/pricing/carriers'
import { courierConnections } from '#shipping/pricing/courier_settings'

export const COURIERS = 'Couriers'

export function courierChecks(env: Environment): SetupCheck[] {
  const given = {
    driver: (env.COURIER_DRIVER || undefined) as CourierConnection | undefined,
    isProduction: isProduction(env),
  }
  return [checkOf(COURIERS, () => courierConnections(given), checked)]
}

function checked(connections: readonly CourierConnection[]): SetupCheck {
  if (connections.includes('sandbox'))
    return ok(COURIERS, 'The sandbox plays every courier: no parcel moves.')
  return warning(
    COURIERS,
    'No courier has an account here, so each one is off until staff carry it by hand.',
    'Switch a courier to "by hand" under Lists, Couriers.'
  )
}
