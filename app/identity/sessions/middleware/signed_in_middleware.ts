import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiKeyNotAllowed } from '#identity/api_keys/api_key_errors'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { saveSessionEnded, saveIntendedUrl } from '#identity/sessions/controllers/session_access'
import { SecondFactorSetupRequired } from '#identity/second_factor/factor_errors'
import { needsSecondFactor } from '#identity/second_factor/second_factor_settings'
import { type SecurityPagePath, findSecurityPagePath } from '#identity/devices/security_page'
import { isForAnotherCaller, hasCallerHeader } from '#identity/sessions/middleware/page_caller'
import { isPartialReload } from '#identity/sessions/middleware/partial_reload'
import { LiveModeRequired } from '#identity/test_mode/live_mode_required'
import { DomainError } from '#shared/errors/domain_error'
import { isApiUrl } from '#shared/http/api_url'

class SignUpIncomplete extends DomainError {
  constructor() {
    super('E_SIGN_UP_INCOMPLETE', 'Please enter your phone number to complete sign up.')
  }
}

interface SignedInOptions {
  signingUp?: boolean
  allowedWithoutSecondFactor?: boolean
  scope?: Scope
  showsOnlyInput?: boolean
  isLiveOnly?: boolean
}

/**
 * Requires a signed-in caller: a call gets a 401, a page redirects to sign-in and remembers its
 * URL. An incomplete sign-up and a missing staff second factor redirect likewise.
 */
export default class SignedInMiddleware {
  async handle(ctx: HttpContext, next: NextFn, entry: SignedInOptions = {}) {
    const { signingUp = false, allowedWithoutSecondFactor = false, isLiveOnly } = entry
    const isCall = isApiUrl(ctx.request.url())
    const caller = isCall ? callerOf(ctx) : ctx.caller
    if (!caller && hasCallerHeader(ctx)) saveSessionEnded(ctx)
    if (!caller) return redirectTo(ctx, '/signin')
    requireScope(caller, entry)
    if (!signingUp && caller.user.mustCompleteSignUp) {
      if (isCall) throw new SignUpIncomplete()
      return redirectTo(ctx, '/complete')
    }
    if (!signingUp && !allowedWithoutSecondFactor && (await mustShowSecondFactor(caller))) {
      if (isCall) throw new SecondFactorSetupRequired()
      return redirectTo(ctx, findSecurityPagePath(caller))
    }
    // A partial reload would mix two callers' data, so the page reloads in full.
    if (isPartialReload(ctx) && isForAnotherCaller(ctx, caller)) {
      return ctx.inertia.location(ctx.request.url(true))
    }
    if (caller.isTest && isLiveOnly) throw new LiveModeRequired()
    return next()
  }
}

/** Throws ApiKeyNotAllowed, MissingScope, KeyCreatorLeft. */
function requireScope(caller: Caller, { scope, showsOnlyInput }: SignedInOptions) {
  if (scope) caller.requireScope(scope, { showsOnlyInput })
  else if (caller.apiKey) throw new ApiKeyNotAllowed()
}

/** True for staff who need a second factor and have shown none in this session. */
async function mustShowSecondFactor({ user, apiKey, proof }: Caller): Promise<boolean> {
  return apiKey === null && !proof.isGiven && (await needsSecondFactor(user))
}

function redirectTo(ctx: HttpContext, step: '/signin' | '/complete' | SecurityPagePath) {
  saveIntendedUrl(ctx, ctx.request.url(true))
  return ctx.response.redirect(step)
}
