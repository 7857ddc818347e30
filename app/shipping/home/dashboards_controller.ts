import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { visibleOrganization } from '#identity/organizations/visibility'
import { dashboardOf, organizationDashboard } from '#shipping/home/dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'

export default class DashboardsController {
  /** Without an id, all that one sees. */
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const caller = callerOf(ctx)
    const visible = id === undefined ? null : await visibleOrganization(caller, id)
    const dashboard = await readFromReplica(caller, () =>
      visible ? organizationDashboard(visible.caller) : dashboardOf(caller)
    )
    return ctx.serialize(DashboardTransformer.transform(dashboard))
  }
}
