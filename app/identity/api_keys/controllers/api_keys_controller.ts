import type { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { sendKeyNotices } from '#identity/api_keys/key_notices'
import { updateKey, createKey, revokeKey } from '#identity/api_keys/manage_keys'
import KeyTransformer from '#identity/api_keys/key_transformer'
import { keyChangeValidator, keyValidator } from '#identity/api_keys/key_validator'
import { listKeysWithRights } from '#identity/api_keys/own_keys'
import { DEFAULT_DAILY_LIMIT_NAIRA } from '#identity/api_keys/rules/key_rules'
import { answerCreatedKey } from '#identity/api_keys/controllers/created_key_answer'
import { callerOf } from '#identity/sessions/caller'
import { kobo } from '#shared/money/rules/money'
import { lagosMidnight } from '#shared/time/lagos_time'

export default class ApiKeysController {
  async index(ctx: HttpContext) {
    return ctx.serialize(KeyTransformer.transform(await listKeysWithRights(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const { mode, dailyLimit, expiresAt, addresses, ...terms } =
      await ctx.request.validateUsing(keyValidator)
    const caller = callerOf(ctx)
    const minted = await createKey(caller, mode, {
      ...terms,
      dailyLimitKobo: kobo(dailyLimit ?? DEFAULT_DAILY_LIMIT_NAIRA[mode]),
      expiresAt: expiresAt ? findEndOfLagosDay(expiresAt) : null,
      addresses: addresses?.length ? addresses : null,
    })
    await sendKeyNotices(caller, minted.key, { what: 'made', from: ctx.request.ip() })
    ctx.response.status(201)
    return answerCreatedKey(ctx, minted, 'Copy this key now. You will not see it again.')
  }

  async update(ctx: HttpContext) {
    const { dailyLimit, addresses, ...terms } = await ctx.request.validateUsing(keyChangeValidator)
    const caller = callerOf(ctx)
    const key = await updateKey(caller, ctx.params.id, {
      ...terms,
      ...(dailyLimit !== undefined && { dailyLimitKobo: kobo(dailyLimit) }),
      ...(addresses && { addresses: addresses.length ? addresses : null }),
    })
    await sendKeyNotices(caller, key, { what: 'changed', from: ctx.request.ip() })
    return { message: `API key "${key.name}" updated.` }
  }

  async destroy(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const { key, isNew } = await revokeKey(caller, ctx.params.id)
    if (isNew) await sendKeyNotices(caller, key, { what: 'revoked', from: ctx.request.ip() })
    return { message: `API key "${key.name}" revoked. It no longer works.` }
  }
}

/** A key still works on its expiry day, Lagos time. */
function findEndOfLagosDay(day: Date): DateTime {
  return lagosMidnight(day).plus({ days: 1 })
}
