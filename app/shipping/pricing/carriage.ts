import couriers from '#config/couriers'
import { carrierOf, type CourierDriverName } from '#shipping/pricing/carriers'
import type Courier from '#shipping/pricing/models/courier'
import { DomainError } from '#shared/errors/domain_error'

/** Nobody carries for it any more, though it was offered. */
export class CourierOff extends DomainError {
  constructor(name: string) {
    super(
      'E_COURIER_OFF',
      `${name} takes no shipments at the moment. Nothing was paid. Please book with another courier, or call us.`
    )
  }
}

/** Who carries what is paid for from now on; null where nobody does, and the courier is not offered. */
export function carriedBy({
  code,
  byHand,
}: Pick<Courier, 'code' | 'byHand'>): CourierDriverName | null {
  return byHand ? 'manual' : couriers.drivers[carrierOf(code)]
}
