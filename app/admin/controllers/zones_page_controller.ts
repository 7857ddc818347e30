import type { HttpContext } from '@adonisjs/core/http'
import type { ZoneKind } from '#shipping/pricing/zone'
import { zoneLists } from '#admin/zone_lists'

export default class ZonesPageController {
  async render({ inertia, params }: HttpContext) {
    const kind: ZoneKind = params.kind
    return inertia.render('admin/zones', { kind, lists: await zoneLists(kind) })
  }
}
