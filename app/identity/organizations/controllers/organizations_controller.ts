import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { organizationsOf } from '#identity/organizations/organization_choice'
import OrganizationChoiceTransformer from '#identity/organizations/transformers/organization_choice_transformer'

export default class OrganizationsController {
  async index(ctx: HttpContext) {
    const choices = await organizationsOf(callerOf(ctx))
    return ctx.serialize(OrganizationChoiceTransformer.transform(choices))
  }
}
