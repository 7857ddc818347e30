import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { visibleOrganization } from '#identity/organizations/visibility'
import { dashboardOf, organizationDashboard } from '#shipping/home/dashboard'
import DashboardTransformer from '#shipping/home/dashboard_transformer'

export default class DashboardsController {
  /** Without an id, all that one sees. */
  async show(ctx: HttpContext) {
    const { id } = ctx.params
    const dashboard = await (id === undefined
      ? dashboardOf(callerOf(ctx))
      : this.ofOrganization(ctx, id))
    return ctx.serialize(DashboardTransformer.transform(dashboard))
  }

  private async ofOrganization(ctx: HttpContext, id: number) {
    const { caller } = await visibleOrganization(callerOf(ctx), id)
    return organizationDashboard(caller)
  }
}
