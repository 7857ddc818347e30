import couriers from '#config/couriers'
import { carrierOfCourier, type CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CatalogueService, CatalogueCourier } from '#shipping/pricing/catalogue'
import { DomainError } from '#shared/errors/domain_error'

/** Thrown if staff switched the courier off after the quote. */
export class CourierNotOffered extends DomainError {
  constructor(name: string) {
    super(
      'E_COURIER_OFF',
      `${name} is not taking shipments at the moment. Nothing was paid. Please book with another courier, or call us.`
    )
  }
}

/** Test mode uses the sandbox. Null for a courier without a driver, which is not offered. */
export function driverForCourier(
  { code, byHand }: Pick<CatalogueCourier, 'code' | 'byHand'>,
  { isTest = false } = {}
): CourierDriverName | null {
  if (isTest) return 'sandbox'
  return byHand ? 'manual' : couriers.drivers[carrierOfCourier(code)]
}

/** Drivers that need no carrier service codes. */
const DRIVERS_WITHOUT_CODES: readonly CourierDriverName[] = ['sandbox', 'manual']

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
