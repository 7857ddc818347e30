import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { logPage, peopleOf, requireLogReader } from '#identity/teams/activity/team_log'
import { logValidator } from '#identity/teams/activity/log_validator'
import TeamEntryTransformer from '#identity/teams/activity/team_entry_transformer'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { pageAt } from '#shared/http/keyset_page'

export default class ActivityPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await requireLogReader(caller)
    const question = await pageQuestion(ctx, logValidator)
    const entries = async () => {
      const { rows, metadata } = await pageAt(question, (asked) => logPage(caller, asked))
      return TeamEntryTransformer.paginate(rows, metadata)
    }
    const people = await peopleOf(caller)
    return ctx.inertia.render('identity/teams/activity', {
      question: understood(ctx, question),
      people: people.map(({ id, name }) => ({ value: String(id), label: name })),
      entries: ctx.inertia.defer(entries, { rescue: true }),
    })
  }
}
