import type { HttpContext } from '@adonisjs/core/http'
import {
  listParcelsToBook,
  listParcelsUnderway,
  manualQueueStatus,
} from '#shipping/carriers/by_hand/manual_parcels'
import UnderwayParcelTransformer from '#shipping/carriers/by_hand/underway_parcel_transformer'
import WaitingParcelTransformer from '#shipping/carriers/by_hand/waiting_parcel_transformer'

export default class ByHandPageController {
  async render({ inertia }: HttpContext) {
    const [waiting, { count }, underway] = await Promise.all([
      listParcelsToBook(),
      manualQueueStatus(),
      listParcelsUnderway(),
    ])
    return inertia.render('admin/by_hand/by_hand', {
      waiting: WaitingParcelTransformer.transform(waiting),
      waitingCount: count,
      underway: UnderwayParcelTransformer.transform(underway),
    })
  }
}
