import type { HttpContext } from '@adonisjs/core/http'
import { answerCreatedKey } from '#identity/api_keys/controllers/created_key_answer'
import { sendKeyNotices } from '#identity/api_keys/key_notices'
import { rollValidator } from '#identity/api_keys/key_validator'
import { rollKey } from '#identity/api_keys/manage_keys'
import { DEFAULT_OVERLAP_HOURS } from '#identity/api_keys/rules/key_rules'
import { callerOf } from '#identity/sessions/caller'

export default class ApiKeyRollsController {
  async update(ctx: HttpContext) {
    const { hours = DEFAULT_OVERLAP_HOURS } = await ctx.request.validateUsing(rollValidator)
    const caller = callerOf(ctx)
    const { old, ...minted } = await rollKey(caller, ctx.params.id, hours)
    await sendKeyNotices(caller, minted.key, { what: 'rolled', old, from: ctx.request.ip() })
    return answerCreatedKey(ctx, minted, 'Copy the new key now. You will not see it again.')
  }
}
