import type { HttpContext } from '@adonisjs/core/http'
import { clearIntendedUrl } from '#identity/sessions/controllers/session_access'
import type { AddedFactor } from '#identity/second_factor/manage_factors'

/** Returns recovery codes only once: the answer saved for a repeated Idempotency-Key omits them. */
export function answerRecoveryCodes(
  ctx: HttpContext,
  message: string,
  { recoveryCodes }: AddedFactor
) {
  // The Security page keeps the URL to continue at (`FactorNotices`), so the session may drop it.
  clearIntendedUrl(ctx)
  ctx.answerWhenRepeated = { message, data: { recoveryCodes: null } }
  ctx.response.header('Cache-Control', 'no-store')
  return { message, data: { recoveryCodes } }
}
