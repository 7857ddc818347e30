import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listOwnReweighs } from '#shipping/reweighing/reweigh_list'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'

export default class ReweighsPageController {
  async render(ctx: HttpContext) {
    const reweighs = await listOwnReweighs(callerOf(ctx))
    return ctx.inertia.render('shipping/reweighing/reweighs', {
      reweighs: ReweighTransformer.transform(reweighs),
    })
  }
}
