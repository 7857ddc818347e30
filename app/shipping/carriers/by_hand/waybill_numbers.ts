import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { queryRows } from '#shared/database/query_rows'
import { carrierOfCourier, courierCodesOf } from '#shipping/pricing/rules/carriers'
import type Shipment from '#shipping/shipment/models/shipment'

class WaybillTaken extends DomainError {
  constructor(number: string, trackingNumber: number, field: string) {
    super(
      'E_WAYBILL_TAKEN',
      `${number} is already the waybill of shipment ${trackingNumber}. Please check the number.`,
      field
    )
  }
}

class DuplicateWaybillNumber extends DomainError {
  constructor(number: string, field: string) {
    super(
      'E_WAYBILL_TAKEN',
      `${number} is entered for two packages. Each needs its own number.`,
      field
    )
  }
}

class TooManyNumbers extends DomainError {
  constructor(packages: number) {
    const has = packages === 1 ? '1 package' : `${packages} packages`
    super('E_TOO_MANY_NUMBERS', `This shipment has only ${has}.`, 'packageWaybillNumbers')
  }
}

export interface EnteredNumbers {
  waybillNumber: string
  packageWaybillNumbers: (string | null)[]
}

export function normalizeWaybillNumbers(typed: {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
}): EnteredNumbers {
  const bare = (number: string) => number.replaceAll(/\s+/g, '').toUpperCase()
  return {
    waybillNumber: bare(typed.waybillNumber),
    packageWaybillNumbers: (typed.packageWaybillNumbers ?? []).map(
      (number) => number && bare(number)
    ),
  }
}

/**
 * Takes a lock, so that other staff who enter numbers wait until `trx` ends. Throws
 * TooManyNumbers, DuplicateWaybillNumber and WaybillTaken.
 */
export async function requireUnusedWaybillNumbers(
  trx: TransactionClientContract,
  { id, courierCode }: Shipment,
  entered: EnteredNumbers,
  packages: number
) {
  const { waybillNumber, packageWaybillNumbers } = entered
  if (packageWaybillNumbers.length > packages) throw new TooManyNumbers(packages)
  packageWaybillNumbers.forEach((number, at) => {
    const isDuplicate = number !== null && packageWaybillNumbers.indexOf(number) < at
    if (isDuplicate) throw new DuplicateWaybillNumber(number, `packageWaybillNumbers.${at}`)
  })
  const carrier = carrierOfCourier(courierCode)
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `shipping.waybills/${carrier}`,
  ])
  const numbers = [waybillNumber, ...packageWaybillNumbers.filter((number) => number !== null)]
  const [taken] = await queryRows<{ number: string; trackingNumber: number }>(
    trx,
    FIND_TAKEN_NUMBER,
    {
      numbers,
      id,
      codes: courierCodesOf(carrier),
    }
  )
  if (!taken) return
  const at = taken.number === waybillNumber ? -1 : packageWaybillNumbers.indexOf(taken.number)
  const field = at === -1 ? 'waybillNumber' : `packageWaybillNumbers.${at}`
  throw new WaybillTaken(taken.number, taken.trackingNumber, field)
}

const FIND_TAKEN_NUMBER = `select number, tracking_number as "trackingNumber" from (
    select id as shipment_id, waybill_number as number from shipments
      where waybill_number = any(:numbers::text[])
    union all select shipment_id, waybill_number from shipment_packages
      where waybill_number = any(:numbers::text[])
  ) as taken join shipments on shipments.id = taken.shipment_id
  where shipments.id <> :id and shipments.courier_code = any(:codes::text[])
    and shipments.organization_id > 0 limit 1`
