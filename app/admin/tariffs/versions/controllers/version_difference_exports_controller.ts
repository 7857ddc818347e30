import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'
import {
  DIFFERENCE_COLUMNS,
  differenceLines,
} from '#admin/tariffs/versions/comparing/differences_csv'
import { differencesFileValidator } from '#admin/tariffs/versions/version_validator'
import { requireVersion } from '#admin/tariffs/versions/version_list'

export default class VersionDifferenceExportsController {
  /** Every rate that it changes. */
  async show(ctx: HttpContext) {
    const { zone = null } = await ctx.request.validateUsing(differencesFileValidator)
    const version = await requireVersion(ctx.params.id)
    version.require('draft', 'planned', 'published')
    const lines = differenceLines(version.id, zone)
    return sendCsv(ctx, `tariff-${version.id}-changes.csv`, csvFile(DIFFERENCE_COLUMNS, lines))
  }
}
