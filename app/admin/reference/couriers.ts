import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/caller'
import { recordAudit } from '#shared/audit'
import Courier from '#shipping/models/courier'

export interface CourierService {
  domestic: boolean
  export: boolean
  import: boolean
}

export function couriers(): Promise<Courier[]> {
  return Courier.query().orderBy('name').exec()
}

/** Switches a courier on or off for each kind of shipment. Throws E_ROW_NOT_FOUND. */
export async function changeCourier(by: Caller, code: string, service: CourierService) {
  return db.transaction(async (trx) => {
    const courier = await Courier.query({ client: trx })
      .where('code', code)
      .forUpdate()
      .firstOrFail()
    const before = serviceOf(courier)
    courier.servesDomestic = service.domestic
    courier.servesExport = service.export
    courier.servesImport = service.import
    await courier.save()
    await recordAudit(trx, {
      actorId: by.user.id,
      action: 'courier.update',
      subject: { kind: 'courier', id: code },
      before,
      after: serviceOf(courier),
    })
    return courier
  })
}

export function serviceOf(courier: Courier): CourierService {
  const { servesDomestic, servesExport, servesImport } = courier
  return { domestic: servesDomestic, export: servesExport, import: servesImport }
}
