import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import type { Carrier, CourierConnection } from '#shipping/pricing/carriers'

interface Given {
  driver: CourierConnection | undefined
  isProduction: boolean
}

/** The drivers that are set up here. The sandbox in production stops the boot, with a sentence that says why. */
export function courierConnections({ driver, isProduction }: Given): readonly CourierConnection[] {
  if (driver === 'sandbox' && isProduction) {
    throw new UnusableEnvironment(
      'COURIER_DRIVER=sandbox invents waybills for parcels that nobody carries, so production refuses it: leave it out, and switch the couriers that you book yourselves to "by hand" in the console.'
    )
  }
  return isProduction ? [] : ['sandbox']
}

/** Which companies each driver speaks with. */
const SPEAKS_WITH: Record<CourierConnection, readonly Carrier[]> = {
  sandbox: ['fedex', 'ups', 'dhl', 'aramex'],
}

/** Who carries for each company: null where no driver that is set up here speaks with it. */
export function driversOf(
  connections: readonly CourierConnection[]
): Record<Carrier, CourierConnection | null> {
  const of = (carrier: Carrier) =>
    connections.find((connection) => SPEAKS_WITH[connection].includes(carrier)) ?? null
  return { fedex: of('fedex'), ups: of('ups'), dhl: of('dhl'), aramex: of('aramex') }
}
