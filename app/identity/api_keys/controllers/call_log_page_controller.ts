import type { HttpContext } from '@adonisjs/core/http'
import { listApiCalls } from '#identity/api_keys/call_log'
import { callSearchValidator } from '#identity/api_keys/call_search_validator'
import CallTransformer from '#identity/api_keys/call_transformer'
import KeyTransformer from '#identity/api_keys/key_transformer'
import { listKeysWithRights } from '#identity/api_keys/own_keys'
import { callerOf } from '#identity/sessions/caller'
import { pageFrom } from '#shared/http/keyset_page'

export default class CallLogPageController {
  /** Ignores an invalid search. If no key is chosen, shows the newest of the current mode. */
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const keys = await listKeysWithRights(caller)
    const { key: keyAsked, ...asked } = ctx.request.qs()
    const [, search] = await callSearchValidator.tryValidate(asked)
    const usual = keys.find(({ key }) => key.organizationId === caller.organization.id) ?? keys[0]
    const chosen = keys.find(({ key }) => String(key.id) === keyAsked) ?? usual
    const found =
      chosen &&
      (await pageFrom(search?.cursor, (cursor) => listApiCalls(chosen.key, { ...search, cursor })))
    return ctx.inertia.render('identity/api_keys/call_log', {
      keys: KeyTransformer.transform(keys),
      keyId: chosen?.key.id ?? null,
      status: search?.status ?? '',
      path: search?.path ?? '',
      requestId: search?.requestId ?? '',
      isContinued: found?.isContinued ?? false,
      calls: CallTransformer.transform(found?.rows ?? []).useVariant('forPage'),
      nextCursor: found?.place.next_cursor ?? null,
    })
  }
}
