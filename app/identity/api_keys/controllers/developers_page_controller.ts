import type { HttpContext } from '@adonisjs/core/http'
import KeyTransformer from '#identity/api_keys/key_transformer'
import { KeyRights } from '#identity/api_keys/key_rights'
import { listKeysWithRights } from '#identity/api_keys/own_keys'
import { callerOf } from '#identity/sessions/caller'

export default class DevelopersPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const rights = await KeyRights.of(caller)
    return ctx.inertia.render('identity/api_keys/developers', {
      keys: KeyTransformer.transform(await listKeysWithRights(caller)).useVariant('forPage'),
      mayPayForReal: rights.mayHave({ mode: 'live', scopes: ['wallet:pay'] }),
    })
  }
}
