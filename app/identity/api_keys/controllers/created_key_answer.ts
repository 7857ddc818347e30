import type { HttpContext } from '@adonisjs/core/http'
import { MintedKeyTransformer } from '#identity/api_keys/key_transformer'
import type { CreatedKey } from '#identity/api_keys/manage_keys'

/** Only this answer contains the key: the one saved for a repeated Idempotency-Key omits it. */
export async function answerCreatedKey(ctx: HttpContext, minted: CreatedKey, message: string) {
  const { data } = await ctx.serialize(MintedKeyTransformer.transform(minted))
  ctx.answerWhenRepeated = {
    message:
      'Your first request already made this key. We showed it once and do not keep it. If you do not have it, roll the key.',
    data: { ...data, key: null },
  }
  return { message, data }
}
