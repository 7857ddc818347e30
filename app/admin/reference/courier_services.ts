import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { requireSeen } from '#shared/errors/conflict'
import Courier from '#shipping/pricing/models/courier'

export interface CourierService {
  domestic: boolean
  export: boolean
  import: boolean
}

export function couriers(): Promise<Courier[]> {
  return Courier.query().orderBy('name').exec()
}

/** Switches a courier on or off for each kind of shipment. Throws E_ROW_NOT_FOUND and Conflict. */
export async function changeCourier(
  by: Caller,
  code: string,
  { version, ...service }: CourierService & { version?: number }
) {
  return db.transaction(async (trx) => {
    const courier = await Courier.query({ client: trx })
      .where('code', code)
      .forUpdate()
      .firstOrFail()
    const before = { ...serviceOf(courier), version: courier.version }
    const subject = { kind: 'courier', id: code } as const
    await requireSeen(trx, version, { subject, what: 'this courier', current: before })
    courier.servesDomestic = service.domestic
    courier.servesExport = service.export
    courier.servesImport = service.import
    await courier.save()
    await courier.refresh()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'courier.update',
      subject,
      before,
      after: { ...serviceOf(courier), version: courier.version },
    })
    return courier
  })
}

export function serviceOf(courier: Courier): CourierService {
  const { servesDomestic, servesExport, servesImport } = courier
  return { domestic: servesDomestic, export: servesExport, import: servesImport }
}
