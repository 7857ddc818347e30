import {
  runSetupCheck,
  type Environment,
  isProduction,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'
import { CARRIER_NAMES, type CourierConnection } from '#shipping/pricing/rules/carriers'
import { readCarrierAccounts, resolveCourierConnections } from '#shipping/pricing/carrier_accounts'

export const COURIER_CHECK_TITLE = 'Couriers'

export function courierChecks(env: Environment): SetupCheck[] {
  return [runSetupCheck(COURIER_CHECK_TITLE, () => readConnections(env), describeConnections)]
}

/** Throws if the settings of a courier account or `COURIER_DRIVER` are invalid. */
function readConnections(env: Environment): readonly CourierConnection[] {
  return resolveCourierConnections({
    driver: env.COURIER_DRIVER === 'sandbox' ? 'sandbox' : undefined,
    accounts: readCarrierAccounts(env),
    isProduction: isProduction(env),
  })
}

function describeConnections(connections: readonly CourierConnection[]): SetupCheck {
  const own = connections.flatMap((name) => (name === 'sandbox' ? [] : CARRIER_NAMES[name]))
  const isSimulated = connections.includes('sandbox')
  if (own.length === 0 && isSimulated) {
    return okCheck(COURIER_CHECK_TITLE, 'The sandbox simulates every courier: no parcel moves.')
  }
  if (own.length > 0) {
    const rest = isSimulated ? ' The sandbox simulates the others: their parcels do not move.' : ''
    return okCheck(
      COURIER_CHECK_TITLE,
      `We book parcels with ${listed(own)} through our own account.${rest}`
    )
  }
  return warningCheck(
    COURIER_CHECK_TITLE,
    'No courier account is set up, so every courier is off until staff book its parcels by hand.',
    'Set the keys of an account, or switch a courier to "by hand" under Lists, Couriers.'
  )
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
