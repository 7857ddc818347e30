import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { callerOf } from '#identity/sessions/caller'
import administrators from '#identity/people/administrator_approval'
import { findPerson } from '#identity/people/people'
import { listPeople } from '#identity/people/people_list'
import { listPersonChoices } from '#identity/people/person_choices'
import PersonTransformer from '#identity/people/person_transformer'
import {
  peopleSearchValidator,
  personRecord,
  personUpdateValidator,
  personValidator,
} from '#identity/people/person_validator'

export default class PeopleController {
  async index(ctx: HttpContext) {
    const { perPage = 100, ...listQuery } = await ctx.request.validateUsing(peopleSearchValidator)
    const { rows, metadata } = await listPeople({ ...listQuery, perPage })
    return ctx.serialize(PersonTransformer.paginate(rows, metadata))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(PersonTransformer.transform(await findPerson(ctx.params.id)))
  }

  create(ctx: HttpContext) {
    return { data: listPersonChoices(callerOf(ctx)) }
  }

  async store(ctx: HttpContext) {
    const record = personRecord(await ctx.request.validateUsing(personValidator))
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      administrators,
      { record }
    )
    return answerOrSendForApproval(ctx, outcome, ({ message, person: { id } }) => ({
      message,
      data: { id },
    }))
  }

  async edit(ctx: HttpContext) {
    const person = await findPerson(ctx.params.id)
    return ctx.serialize(PersonTransformer.transform(person).useVariant('forEditing'))
  }

  async update(ctx: HttpContext) {
    const { id } = await findPerson(ctx.params.id)
    const { version, ...given } = await ctx.request.validateUsing(personUpdateValidator)
    const command = { id, record: personRecord(given), version }
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      administrators,
      command
    )
    return answerOrSendForApproval(ctx, outcome, ({ message }) => ({ message }))
  }
}
