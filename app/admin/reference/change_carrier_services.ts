import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { requireUnchanged } from '#shared/errors/conflict'
import CarrierService from '#shipping/pricing/models/carrier_service'
import Courier from '#shipping/pricing/models/courier'
import { SHIPMENT_KINDS, type ShipmentKind } from '#shipping/pricing/shipment_kind'

type ServiceCodeField = `${ShipmentKind}${'Goods' | 'Papers'}`

/** The carrier's service codes by form field; null if our account cannot order the service. */
export type ServiceCodes = Record<ServiceCodeField, string | null>

type ServiceCodeChange = Partial<ServiceCodes> & { version?: number }

/** Changes the carrier services behind a courier. Throws E_ROW_NOT_FOUND and Conflict. */
export async function changeCarrierServices(
  by: Caller,
  code: string,
  { version, ...codes }: ServiceCodeChange
) {
  return db.transaction(async (trx) => {
    const courier = await Courier.query({ client: trx }).where({ code }).forUpdate().firstOrFail()
    const services = await CarrierService.query({ client: trx }).where('courierCode', code)
    const before = { ...toServiceCodes(services), version: courier.version }
    const subject = { kind: 'courier', id: code } as const
    await requireUnchanged(trx, version, { subject, what: 'this courier', current: before })
    // A trigger increments the courier's version, which covers its services.
    await trx.from('couriers').where({ code }).update({ code })
    const after = { ...before, ...codes, version: courier.version + 1 }
    const rows = SHIPMENT_KINDS.map((kind) => ({
      courier_code: code,
      kind,
      goods_service: after[`${kind}Goods`],
      papers_service: after[`${kind}Papers`],
    }))
    await trx
      .table('carrier_services')
      .multiInsert(rows)
      .onConflict(['courier_code', 'kind'])
      .merge()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'courier.update',
      subject,
      before,
      after,
    })
    return courier
  })
}

export function toServiceCodes(services: CarrierService[]): ServiceCodes {
  const entries = SHIPMENT_KINDS.flatMap((kind) => {
    const service = services.find((one) => one.kind === kind)
    return [
      [`${kind}Goods`, service?.goodsService ?? null],
      [`${kind}Papers`, service?.papersService ?? null],
    ]
  })
  return Object.fromEntries(entries) as ServiceCodes
}
