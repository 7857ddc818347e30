import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import {
  listActivity,
  listActors,
  requireActivityReader,
} from '#identity/teams/activity/activity_log'
import { activityValidator } from '#identity/teams/activity/activity_validator'
import TeamEntryTransformer from '#identity/teams/activity/team_entry_transformer'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { readPageOrFirst } from '#shared/http/keyset_page'

export default class ActivityPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireActivityReader(caller)
    const listQuery = await readPageQuery(ctx, activityValidator)
    const entries = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
        listActivity(caller, pageQuery)
      )
      return TeamEntryTransformer.paginate(rows, metadata)
    }
    const people = await listActors(caller)
    return ctx.inertia.render('identity/teams/activity', {
      listQuery: echoPageQuery(ctx, listQuery),
      people: people.map(({ id, name }) => ({ value: String(id), label: name })),
      entries: ctx.inertia.defer(entries, { rescue: true }),
    })
  }
}
