import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { requireUnchanged } from '#shared/errors/conflict'
import Courier from '#shipping/pricing/models/courier'

export interface CourierService {
  domestic: boolean
  export: boolean
  import: boolean
  byHand: boolean
}

export function listCouriers(): Promise<Courier[]> {
  return Courier.query().orderBy('name').preload('services').exec()
}

/** An undefined `byHand` stays unchanged. */
type CourierServiceChange = Omit<CourierService, 'byHand'> & { byHand?: boolean; version?: number }

/**
 * Enables a courier by kind of shipment and switches booking by hand. Paid parcels keep their
 * driver. Throws E_ROW_NOT_FOUND and Conflict.
 */
export async function changeCourierService(
  by: Caller,
  code: string,
  { version, byHand, ...service }: CourierServiceChange
) {
  return db.transaction(async (trx) => {
    const courier = await Courier.query({ client: trx })
      .where('code', code)
      .forUpdate()
      .firstOrFail()
    const before = { ...toCourierService(courier), version: courier.version }
    const subject = { kind: 'courier', id: code } as const
    await requireUnchanged(trx, version, { subject, what: 'this courier', current: before })
    courier.servesDomestic = service.domestic
    courier.servesExport = service.export
    courier.servesImport = service.import
    courier.byHand = byHand ?? courier.byHand
    await courier.save()
    await courier.refresh()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'courier.update',
      subject,
      before,
      after: { ...toCourierService(courier), version: courier.version },
    })
    return courier
  })
}

export function toCourierService(courier: Courier): CourierService {
  const { servesDomestic, servesExport, servesImport, byHand } = courier
  return { domestic: servesDomestic, export: servesExport, import: servesImport, byHand }
}
