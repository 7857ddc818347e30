import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  ACTIVITY_COLUMNS,
  readActivityEntries,
  listActivity,
  requireActivityReader,
} from '#identity/teams/activity/activity_log'
import { activityValidator } from '#identity/teams/activity/activity_validator'
import TeamEntryTransformer from '#identity/teams/activity/team_entry_transformer'
import { sendListCsv } from '#shared/http/controllers/send_csv'

export default class ActivitiesController {
  async index(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireActivityReader(caller)
    const { perPage = 100, ...listQuery } = await ctx.request.validateUsing(activityValidator)
    const { rows, metadata } = await listActivity(caller, { ...listQuery, perPage })
    return ctx.serialize(TeamEntryTransformer.paginate(rows, metadata))
  }

  async export(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireActivityReader(caller)
    const listQuery = await ctx.request.validateUsing(activityValidator)
    return sendListCsv(
      ctx,
      'activity.csv',
      ACTIVITY_COLUMNS,
      readActivityEntries(caller, listQuery)
    )
  }
}
