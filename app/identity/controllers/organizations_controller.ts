import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { organizationsOf } from '#identity/organization_choice'
import OrganizationChoiceTransformer from '#identity/transformers/organization_choice_transformer'

export default class OrganizationsController {
  async index(ctx: HttpContext) {
    const choices = await organizationsOf(callerOf(ctx))
    return ctx.serialize(OrganizationChoiceTransformer.transform(choices))
  }
}
