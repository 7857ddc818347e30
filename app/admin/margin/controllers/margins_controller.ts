import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import { MARGIN_COLUMNS } from '#admin/margin/margin_csv'
import { loadMarginPage, streamMargins } from '#admin/margin/margin_list'
import { marginListValidator } from '#admin/margin/margin_validator'
import MarginRowTransformer from '#admin/margin/margin_row_transformer'

export default class MarginsController {
  async index(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(marginListValidator)
    const { rows, metadata } = await loadMarginPage(listQuery)
    return ctx.serialize(MarginRowTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const listQuery = await ctx.request.validateUsing(marginListValidator)
    return sendListCsv(ctx, 'margins.csv', MARGIN_COLUMNS, streamMargins(listQuery))
  }
}
