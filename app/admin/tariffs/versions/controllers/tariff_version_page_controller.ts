import type { HttpContext } from '@adonisjs/core/http'
import { listPendingApprovals } from '#identity/approvals/pending_approvals'
import WaitingApprovalTransformer from '#identity/approvals/waiting_approval_transformer'
import { callerOf } from '#identity/sessions/caller'
import { readPageQuery } from '#shared/http/controllers/page_query'
import CheckedTariffTransformer from '#admin/tariffs/checks/checked_tariff_transformer'
import { checkVersion } from '#admin/tariffs/checks/check_version'
import { versionChangeProps } from '#admin/tariffs/versions/controllers/change_props'
import { findLiveVersion, requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { versionPageValidator } from '#admin/tariffs/versions/version_validator'

export default class TariffVersionPageController {
  async render(ctx: HttpContext) {
    const { page = 1, check = 0 } = await readPageQuery(ctx, versionPageValidator)
    const version = await requireTariffVersion(ctx.params.id)
    const live = await findLiveVersion()
    const isDiscarded = version.state === 'discarded'
    const checks = async () => CheckedTariffTransformer.transform(await checkVersion(version))
    const isChecked =
      version.state === 'draft' || version.state === 'planned' || (!isDiscarded && check === 1)
    return ctx.inertia.render('admin/tariffs/versions/tariff_version', {
      version: VersionTransformer.transform(version).useVariant('forPage'),
      live: live && VersionTransformer.transform(live).useVariant('forPage'),
      waiting: async () =>
        WaitingApprovalTransformer.transform(
          await listPendingApprovals(callerOf(ctx), { tariff_version: [version.id] })
        ),
      isChecked,
      ...(isChecked && {
        checks: ctx.inertia.defer(checks, { rescue: true, group: 'checks' }),
      }),
      ...(!isDiscarded && versionChangeProps(ctx, version.id, page)),
    })
  }
}
