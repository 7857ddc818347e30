import type { HttpContext } from '@adonisjs/core/http'
import HealthTransformer from '#admin/health/health_transformer'
import { loadHealthView } from '#admin/health/health_view'
import SilentParcelTransformer from '#shipping/carriers/polling/silent_parcel_transformer'
import { countSilentParcels, listSilentParcels } from '#shipping/carriers/polling/silent_parcels'

export default class HealthPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/health/health', {
      health: HealthTransformer.transform(await loadHealthView()),
      silentParcels: SilentParcelTransformer.transform(await listSilentParcels()),
      silentParcelCount: await countSilentParcels(),
    })
  }
}
