import {
  checkOf,
  type Environment,
  isProduction,
  ok,
  type SetupCheck,
  warning,
} from '#shared/setup/setup_check'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/rules/carriers'
import { carrierAccounts, courierConnections } from '#shipping/pricing/courier_settings'

export const COURIERS = 'Couriers'

export function courierChecks(env: Environment): SetupCheck[] {
  return [checkOf(COURIERS, () => connectionsIn(env), checked)]
}

/** Throws what is wrong with an account, or with the choice. */
function connectionsIn(env: Environment): readonly CourierConnection[] {
  return courierConnections({
    driver: env.COURIER_DRIVER === 'sandbox' ? 'sandbox' : undefined,
    accounts: carrierAccounts(env),
    isProduction: isProduction(env),
  })
}

function checked(connections: readonly CourierConnection[]): SetupCheck {
  const own = connections.flatMap((name) => (name === 'sandbox' ? [] : CARRIER_NAMES[name]))
  const isPlayed = connections.includes('sandbox')
  if (own.length === 0 && isPlayed) {
    return ok(COURIERS, 'The sandbox stands in for every courier: no parcel moves.')
  }
  if (own.length > 0) {
    const rest = isPlayed ? ' The sandbox stands in for the others: their parcels do not move.' : ''
    return ok(COURIERS, `We book parcels with ${listed(own)} through our own account.${rest}`)
  }
  return warning(
    COURIERS,
    'No courier has an account here, so each one is off until staff carry it by hand.',
    'Set the keys of an account, or switch a courier to "by hand" under Lists, Couriers.'
  )
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
