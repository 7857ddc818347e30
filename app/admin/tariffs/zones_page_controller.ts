import type { HttpContext } from '@adonisjs/core/http'
import type { ZoneKind } from '#shipping/places/zone'
import { zoneLists } from '#admin/tariffs/zone_lists'

export default class ZonesPageController {
  async render({ inertia, params }: HttpContext) {
    const kind: ZoneKind = params.kind
    return inertia.render('admin/tariffs/zones', { kind, lists: await zoneLists(kind) })
  }
}
