import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pageQuestion } from '#shared/http/controllers/page_question'
import CheckedTariffTransformer from '#admin/tariffs/checks/checked_tariff_transformer'
import { checkVersion } from '#admin/tariffs/checks/checking'
import { compareVersion } from '#admin/tariffs/versions/comparing'
import DifferenceTransformer from '#admin/tariffs/versions/difference_transformer'
import { compareSurcharges } from '#admin/tariffs/versions/surcharge_differences'
import SurchargeDifferenceTransformer from '#admin/tariffs/versions/surcharge_difference_transformer'
import { liveVersion, requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { versionPageValidator } from '#admin/tariffs/versions/version_validator'

const PER_PAGE = 25

export default class TariffVersionPageController {
  async render(ctx: HttpContext) {
    const { page = 1, check = 0 } = await pageQuestion(ctx, versionPageValidator)
    const version = await requireVersion(ctx.params.id)
    const live = await liveVersion()
    const isDiscarded = version.state === 'discarded'
    const changes = async () => {
      const { differences, ...counts } = await db.transaction((trx) =>
        compareVersion(trx, version, { page, perPage: PER_PAGE })
      )
      return DifferenceTransformer.paginate(differences, { ...counts, page, perPage: PER_PAGE })
    }
    const surcharges = async () =>
      SurchargeDifferenceTransformer.transform(
        await db.transaction((trx) => compareSurcharges(trx, version))
      )
    const checks = async () => CheckedTariffTransformer.transform(await checkVersion(version))
    const isChecked =
      version.state === 'draft' || version.state === 'planned' || (!isDiscarded && check === 1)
    return ctx.inertia.render('admin/tariffs/versions/tariff_version', {
      version: VersionTransformer.transform(version).useVariant('forPage'),
      live: live && VersionTransformer.transform(live).useVariant('forPage'),
      isChecked,
      ...(isChecked && {
        checks: ctx.inertia.defer(checks, { rescue: true, group: 'checks' }),
      }),
      ...(!isDiscarded && {
        changes: ctx.inertia.defer(changes, { rescue: true }),
        surcharges: ctx.inertia.defer(surcharges, { rescue: true }),
      }),
    })
  }
}
