import {
  type Environment,
  isProduction,
  ok,
  refused,
  type SetupCheck,
  warning,
} from '#shared/setup/setup_check'

const NAME = 'Couriers'

export function courierChecks(env: Environment): SetupCheck[] {
  if (!isProduction(env)) return [ok(NAME, 'The sandbox plays every courier: no parcel moves.')]
  if (env.COURIER_DRIVER === 'sandbox') {
    return [
      refused(
        NAME,
        'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries, so production refuses it.',
        'Leave it out; staff can carry by hand until a courier has an account here.'
      ),
    ]
  }
  return [
    warning(
      NAME,
      'No courier has an account here, so each one is off until staff carry it by hand.',
      'Switch a courier to by hand on the page of the couriers.'
    ),
  ]
}
