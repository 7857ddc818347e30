import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'
import { courierChoices } from '#admin/lanes/courier_choices'
import { lateListValidator } from '#admin/lanes/lane_question'
import { latePage } from '#admin/lanes/late_list'
import LateParcelTransformer from '#admin/lanes/late_parcel_transformer'

export default class LateParcelsPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, lateListValidator)
    const parcels = async () => {
      const { rows, metadata } = await pageAt(question, latePage)
      return LateParcelTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/lanes/late_parcels', {
      question: understood(ctx, question),
      couriers: await courierChoices(),
      parcels: ctx.inertia.defer(parcels, { rescue: true }),
    })
  }
}
