import type { HttpContext } from '@adonisjs/core/http'
import { clearIntendedUrl } from '#identity/sessions/controllers/session_access'
import type { AddedFactor } from '#identity/second_factor/manage_factors'

/** Answers recovery codes once: what is kept for a repetition under the same Idempotency-Key is without them. */
export function answerRecoveryCodes(
  ctx: HttpContext,
  message: string,
  { recoveryCodes }: AddedFactor
) {
  // Whoever had to do this first is on their way.
  clearIntendedUrl(ctx)
  ctx.answerWhenRepeated = { message, data: { recoveryCodes: null } }
  ctx.response.header('Cache-Control', 'no-store')
  return { message, data: { recoveryCodes } }
}
