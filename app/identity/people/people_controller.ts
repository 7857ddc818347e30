import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { addPerson, findPerson, searchPeople, updatePerson } from '#identity/people/people'
import { personChoices } from '#identity/people/person_choices'
import PersonTransformer from '#identity/people/person_transformer'
import {
  peopleSearchValidator,
  personRecord,
  personUpdateValidator,
  personValidator,
} from '#identity/people/person_validator'

export default class PeopleController {
  async index(ctx: HttpContext) {
    const { condition, page, perPage } = await ctx.request.validateUsing(peopleSearchValidator)
    const people = await searchPeople(condition).paginate(page ?? 1, perPage ?? 100)
    return ctx.serialize(PersonTransformer.paginate(people.all(), people.getMeta()))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(PersonTransformer.transform(await findPerson(ctx.params.id)))
  }

  /** What the form of a new user chooses from. */
  create(ctx: HttpContext) {
    return { data: personChoices(callerOf(ctx)) }
  }

  async store(ctx: HttpContext) {
    const record = personRecord(await ctx.request.validateUsing(personValidator))
    const { id, fullName } = await addPerson(callerOf(ctx), record)
    return {
      message: `${fullName} has been added and will get an e-mail to choose a password.`,
      data: { id },
    }
  }

  async edit(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    return ctx.serialize(PersonTransformer.transform(person).useVariant('forEditing'))
  }

  async update(ctx: HttpContext) {
    const { id } = await findPerson(ctx.params.id)
    const { version, ...given } = await ctx.request.validateUsing(personUpdateValidator)
    const person = await updatePerson(callerOf(ctx), id, personRecord(given), version)
    return { message: `${person.fullName} has been updated.` }
  }
}
