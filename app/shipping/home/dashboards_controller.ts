import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { findVisibleOrganization } from '#identity/organizations/visible_organization'
import { loadDashboard, loadOrganizationDashboard } from '#shipping/home/load_dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'

export default class DashboardsController {
  /** Without an id, covers everything that the caller may see. */
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const caller = callerOf(ctx)
    const visible = id === undefined ? null : await findVisibleOrganization(caller, id)
    const dashboard = await readFromReplica(caller, () =>
      visible ? loadOrganizationDashboard(visible.caller) : loadDashboard(caller)
    )
    return ctx.serialize(DashboardTransformer.transform(dashboard))
  }
}
