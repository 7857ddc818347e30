import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findOwnMembership } from '#identity/organizations/team'
import { listOwnerNames } from '#identity/teams/owners'
import { findAllowance } from '#identity/teams/spending'
import db from '@adonisjs/lucid/services/db'
import AllowanceTransformer from '#identity/teams/allowance_transformer'

export default class AllowancesController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { teamRole: role, organizationId } = await findOwnMembership(caller)
    const allowance = await findAllowance(db, caller)
    const owners = await listOwnerNames(organizationId)
    return ctx.serialize(AllowanceTransformer.transform({ role, allowance, owners }))
  }
}
