import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { listOrganizationChoices } from '#identity/organizations/organization_choice'
import OrganizationChoiceTransformer from '#identity/organizations/transformers/organization_choice_transformer'

export default class OrganizationsController {
  async index(ctx: HttpContext) {
    const choices = await listOrganizationChoices(callerOf(ctx))
    return ctx.serialize(OrganizationChoiceTransformer.transform(choices))
  }
}
