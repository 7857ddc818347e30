import type { HttpContext } from '@adonisjs/core/http'
import { reweighQueue } from '#shipping/reweighing/reweigh_list'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import type Reweigh from '#shipping/reweighing/models/reweigh'

export default class ReweighQueuePageController {
  async render({ inertia }: HttpContext) {
    const { proposed, disputed, unpaid, noted } = await reweighQueue()
    return inertia.render('admin/reweighs/reweigh_queue', {
      proposed: lines(proposed),
      disputed: lines(disputed),
      unpaid: lines(unpaid),
      noted: lines(noted),
    })
  }
}

function lines(reweighs: Reweigh[]) {
  return ReweighTransformer.transform(reweighs).useVariant('forStaff')
}
