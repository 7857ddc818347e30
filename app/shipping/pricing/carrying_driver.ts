import couriers from '#config/couriers'
import { carrierOfCourier, type CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CatalogueService, CatalogueCourier } from '#shipping/pricing/catalogue'
import { DomainError } from '#shared/errors/domain_error'

/** Nobody carries for it any more, though it was offered. */
export class CourierNotOffered extends DomainError {
  constructor(name: string) {
    super(
      'E_COURIER_OFF',
      `${name} is not taking shipments at the moment. Nothing was paid. Please book with another courier, or call us.`
    )
  }
}

/**
 * Who carries what is paid for from now on; null where nobody does, and the courier is not offered. What is tried
 * goes to the sandbox, whoever would carry the real parcel.
 */
export function driverForCourier(
  { code, byHand }: Pick<CatalogueCourier, 'code' | 'byHand'>,
  { isTest = false } = {}
): CourierDriverName | null {
  if (isTest) return 'sandbox'
  return byHand ? 'manual' : couriers.drivers[carrierOfCourier(code)]
}

/** Drivers that need none of the company's own codes. */
const DRIVERS_WITHOUT_CODES: readonly CourierDriverName[] = ['sandbox', 'manual']

/** Whether somebody carries it, and knows by which of the company's services. */
export function isCourierAvailable(
  courier: CatalogueCourier,
  service: CatalogueService | null,
  mode: { isTest: boolean }
): boolean {
  const driver = driverForCourier(courier, mode)
  if (driver === null) return false
  if (DRIVERS_WITHOUT_CODES.includes(driver)) return true
  return Boolean(service?.goodsService)
}
