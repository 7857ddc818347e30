import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { listCourierChoices } from '#admin/lanes/courier_choices'
import { lateParcelListValidator } from '#admin/lanes/lane_validator'
import { countComparedParcels, loadLateParcelPage } from '#admin/lanes/late_parcel_list'
import LateParcelTransformer from '#admin/lanes/late_parcel_transformer'

export default class LateParcelsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, lateParcelListValidator)
    const parcels = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, loadLateParcelPage)
      return LateParcelTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/lanes/late_parcels', {
      listQuery: echoPageQuery(ctx, listQuery),
      couriers: await listCourierChoices(),
      compared: ctx.inertia.defer(countComparedParcels, { rescue: true }),
      parcels: ctx.inertia.defer(parcels, { rescue: true }),
    })
  }
}
