import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findPerson } from '#identity/people/people'
import { listPeople } from '#identity/people/people_list'
import { listPersonChoices } from '#identity/people/person_choices'
import PersonTransformer from '#identity/people/person_transformer'
import { peopleSearchValidator } from '#identity/people/person_validator'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'

export default class UsersPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const listQuery = await readPageQuery(ctx, peopleSearchValidator)
    const people = async () => {
      const { rows, metadata } = await readPageOrFirst(listQuery, listPeople)
      return PersonTransformer.paginate(rows, metadata)
    }
    return ctx.inertia.render('admin/people/users', {
      choices: listPersonChoices(caller),
      ownId: caller.user.id,
      listQuery: echoPageQuery(ctx, listQuery),
      people: ctx.inertia.defer(people, { rescue: true }),
      record: ctx.inertia.defer(() => loadEditedUser(ctx.request.qs()), { rescue: true }),
    })
  }
}

export async function loadEditedUser({ edit }: Record<string, unknown>) {
  if (typeof edit !== 'string' || !/^\d{1,15}$/.test(edit)) return null
  return PersonTransformer.transform(await findPerson(edit)).useVariant('forEditing')
}
