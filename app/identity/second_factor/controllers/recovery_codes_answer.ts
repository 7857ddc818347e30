import type { HttpContext } from '@adonisjs/core/http'
import { clearIntendedUrl } from '#identity/sessions/controllers/session_access'
import type { AddedFactor } from '#identity/second_factor/manage_factors'

/** Answers recovery codes once; the saved answer for a repeated Idempotency-Key omits them. */
export function answerRecoveryCodes(
  ctx: HttpContext,
  message: string,
  { recoveryCodes }: AddedFactor
) {
  // Somebody who was sent here for setup continues to their page.
  clearIntendedUrl(ctx)
  ctx.answerWhenRepeated = { message, data: { recoveryCodes: null } }
  ctx.response.header('Cache-Control', 'no-store')
  return { message, data: { recoveryCodes } }
}
