import type { HttpContext } from '@adonisjs/core/http'
import { countReweighs, loadReweighQueue } from '#shipping/reweighing/reweigh_list'
import ReweighTransformer from '#shipping/reweighing/transformers/reweigh_transformer'
import type Reweigh from '#shipping/reweighing/models/reweigh'

export default class ReweighQueuePageController {
  async render({ inertia }: HttpContext) {
    const { proposed, disputed, unpaid, noted } = await loadReweighQueue()
    const counts = await countReweighs()
    return inertia.render('admin/reweighs/reweigh_queue', {
      counts: { proposed: counts.proposed, disputed: counts.disputed },
      proposed: toStaffReweighs(proposed),
      disputed: toStaffReweighs(disputed),
      unpaid: toStaffReweighs(unpaid),
      noted: toStaffReweighs(noted),
    })
  }
}

function toStaffReweighs(reweighs: Reweigh[]) {
  return ReweighTransformer.transform(reweighs).useVariant('forStaff')
}
