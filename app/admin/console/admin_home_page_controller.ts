import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { loadConsoleFigures } from '#admin/console/console_figures'
import ConsoleFiguresTransformer from '#admin/console/console_figures_transformer'
import InboxTransformer from '#admin/console/inbox/inbox_transformer'
import { loadInbox } from '#admin/console/inbox/load_inbox'

export default class AdminHomePageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const caller = callerOf(ctx)
    const inbox = async () => InboxTransformer.transform(await loadInbox(caller))
    const figures = async () =>
      ConsoleFiguresTransformer.transform(await readFromReplica(caller, loadConsoleFigures))
    return inertia.render('admin/console/home', {
      inbox: inertia.defer(inbox, { rescue: true }),
      figures: inertia.defer(figures, { rescue: true }),
    })
  }
}
