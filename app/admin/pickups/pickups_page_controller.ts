import type { HttpContext } from '@adonisjs/core/http'
import { isIsoDay } from '#shared/time/rules/day'
import { lagosToday } from '#shared/time/lagos_time'
import { listPickups, listPickupsToArrange } from '#shipping/carriers/pickups/daily_pickups'
import { listManifestCarriers } from '#shipping/documents/manifests/manifest_parcels'
import StaffPickupTransformer from '#shipping/carriers/pickups/staff_pickup_transformer'

export default class PickupsPageController {
  async render({ inertia, request }: HttpContext) {
    const given = String(request.qs().day ?? '')
    const day = isIsoDay(given) ? given : lagosToday()
    const isToArrange = request.qs().show === 'to_arrange'
    const pickups = await (isToArrange ? listPickupsToArrange() : listPickups(day))
    return inertia.render('admin/pickups/pickups', {
      day,
      isToArrange,
      pickups: StaffPickupTransformer.transform(pickups).useVariant('forPage'),
      manifests: inertia.defer(() => listManifestCarriers(day), { rescue: true }),
    })
  }
}
