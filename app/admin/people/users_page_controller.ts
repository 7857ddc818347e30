import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findPerson } from '#identity/people/people'
import { peoplePage } from '#identity/people/people_list'
import { personChoices } from '#identity/people/person_choices'
import PersonTransformer from '#identity/people/person_transformer'
import { peopleSearchValidator } from '#identity/people/person_validator'
import { pageAt } from '#shared/http/keyset_page'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'

export default class UsersPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const question = await pageQuestion(ctx, peopleSearchValidator)
    const people = async () => {
      const { rows, metadata } = await pageAt(question, peoplePage)
      return PersonTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/people/users', {
      choices: personChoices(caller),
      ownId: caller.user.id,
      question: understood(ctx, question),
      people: ctx.inertia.defer(people, { rescue: true }),
      record: ctx.inertia.defer(() => recordIn(ctx.request.qs()), { rescue: true }),
    })
  }
}

/** Of the one whose form the address opens, as it is now. */
export async function recordIn({ edit }: Record<string, unknown>) {
  if (typeof edit !== 'string' || !/^\d{1,15}$/.test(edit)) return null
  return PersonTransformer.transform(await findPerson(edit)).useVariant('forEditing')
}
