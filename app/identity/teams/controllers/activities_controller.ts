import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  LOG_COLUMNS,
  logEntries,
  logPage,
  requireLogReader,
} from '#identity/teams/activity/team_log'
import { logValidator } from '#identity/teams/activity/log_validator'
import TeamEntryTransformer from '#identity/teams/activity/team_entry_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'

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
    return sendListCsv(ctx, 'activity.csv', LOG_COLUMNS, logEntries(caller, question))
  }
}
