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
  /** Also for whoever has still to show or set up a second factor. */
  securing?: boolean
  /** What a key needs; without it a call is for people alone. */
  scope?: Scope
  /** It does not exist among test data. */
  isLiveOnly?: boolean
}

/**
 * Turns strangers away: a call gets a 401, a page goes to sign-in and remembers where it was. Who has
 * not completed their sign-up goes there in the same way, and staff to the second factor that they need.
 */
export default class SignedInMiddleware {
  async handle(ctx: HttpContext, next: NextFn, entry: SignedInOptions = {}) {
    const { signingUp = false, securing = false, scope, isLiveOnly } = entry
    const isCall = isApiUrl(ctx.request.url())
    const caller = isCall ? callerOf(ctx) : ctx.caller
    if (!caller && hasCallerHeader(ctx)) saveSessionEnded(ctx)
    if (!caller) return redirectTo(ctx, '/signin')
    requireScope(caller, scope)
    if (!signingUp && caller.user.mustCompleteSignUp) {
      if (isCall) throw new SignUpIncomplete()
      return redirectTo(ctx, '/complete')
    }
    if (!signingUp && !securing && (await mustShowSecondFactor(caller))) {
      if (isCall) throw new SecondFactorSetupRequired()
      return redirectTo(ctx, findSecurityPagePath(caller))
    }
    // What comes later to a page of another caller would mix two of them: it is drawn anew.
    if (isPartialReload(ctx) && isForAnotherCaller(ctx, caller)) {
      return ctx.inertia.location(ctx.request.url(true))
    }
    if (caller.isTest && isLiveOnly) throw new LiveModeRequired()
    return next()
  }
}

/** Throws NotForKeys, ScopeMissing. */
function requireScope(caller: Caller, needed: Scope | undefined) {
  if (needed) caller.requireScope(needed)
  else if (caller.apiKey) throw new ApiKeyNotAllowed()
}

/** Whether they are staff who need a second factor, and have shown none since they came in. */
async function mustShowSecondFactor({ user, apiKey, proof }: Caller): Promise<boolean> {
  return apiKey === null && !proof.isGiven && (await needsSecondFactor(user))
}

/** From where the visitor goes on to the page that they asked for. */
function redirectTo(ctx: HttpContext, step: '/signin' | '/complete' | SecurityPagePath) {
  saveIntendedUrl(ctx, ctx.request.url(true))
  return ctx.response.redirect(step)
}
