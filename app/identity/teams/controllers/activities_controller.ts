import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { LOG_COLUMNS, logLines, logPage, requireLogReader } from '#identity/teams/activity/team_log'
import { logValidator } from '#identity/teams/activity/log_validator'
import TeamEntryTransformer from '#identity/teams/activity/team_entry_transformer'
import { sendCsv } from '#shared/http/controllers/send_csv'
import { csvFile } from '#shared/http/csv_file'

export default class ActivitiesController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireLogReader(caller)
    const { perPage = 100, ...question } = await ctx.request.validateUsing(logValidator)
    const { rows, metadata } = await logPage(caller, { ...question, perPage })
    return ctx.serialize(TeamEntryTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireLogReader(caller)
    const question = await ctx.request.validateUsing(logValidator)
    return sendCsv(ctx, 'activity.csv', csvFile(LOG_COLUMNS, logLines(caller, question)))
  }
}
