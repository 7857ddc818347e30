import type { HttpContext } from '@adonisjs/core/http'
import { listApiCalls } from '#identity/api_keys/call_log'
import { callSearchValidator } from '#identity/api_keys/call_search_validator'
import CallTransformer from '#identity/api_keys/call_transformer'
import { findOwnKey } from '#identity/api_keys/own_keys'
import { callerOf } from '#identity/sessions/caller'

export default class ApiKeyCallsController {
  async index(ctx: HttpContext) {
    const search = await ctx.request.validateUsing(callSearchValidator)
    const key = await findOwnKey(callerOf(ctx), ctx.params.id)
    const { rows, place } = await listApiCalls(key, search)
    return { ...(await ctx.serialize(CallTransformer.transform(rows))), ...place }
  }
}
