import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NotForKeys } from '#identity/api_keys/key_refusals'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { type Caller, callerOf } from '#identity/sessions/caller'
import { keepEnded, keepIntended } from '#identity/sessions/controllers/session_access'
import { SecondFactorSetup } from '#identity/second_factor/factor_failures'
import { needsSecondFactor } from '#identity/second_factor/settings'
import { type SecurityPage, securityPageOf } from '#identity/devices/security_page'
import { isOfAnotherCaller, namesCaller } from '#identity/sessions/middleware/page_caller'
import { isPartOfPage } from '#identity/sessions/middleware/page_part'
import { LiveOnly } from '#identity/test_mode/live_only'
import { DomainError } from '#shared/errors/domain_error'
import { isApiUrl } from '#shared/http/api_call'

class SignUpIncomplete extends DomainError {
  constructor() {
    super('E_SIGN_UP_INCOMPLETE', 'Please enter your phone number to complete sign up.')
  }
}

interface Entry {
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
  async handle(ctx: HttpContext, next: NextFn, entry: Entry = {}) {
    const { signingUp = false, securing = false, scope, isLiveOnly } = entry
    const isCall = isApiUrl(ctx.request.url())
    const caller = isCall ? callerOf(ctx) : ctx.caller
    if (!caller && namesCaller(ctx)) keepEnded(ctx)
    if (!caller) return goTo(ctx, '/signin')
    requireScope(caller, scope)
    if (!signingUp && caller.user.mustCompleteSignUp) {
      if (isCall) throw new SignUpIncomplete()
      return goTo(ctx, '/complete')
    }
    if (!signingUp && !securing && (await mustShowFactor(caller))) {
      if (isCall) throw new SecondFactorSetup()
      return goTo(ctx, securityPageOf(caller))
    }
    // What comes later to a page of another caller would mix two of them: it is drawn anew.
    if (isPartOfPage(ctx) && isOfAnotherCaller(ctx, caller)) {
      return ctx.inertia.location(ctx.request.url(true))
    }
    if (caller.isTest && isLiveOnly) throw new LiveOnly()
    return next()
  }
}

/** Throws NotForKeys, ScopeMissing. */
function requireScope(caller: Caller, needed: Scope | undefined) {
  if (needed) caller.requireScope(needed)
  else if (caller.apiKey) throw new NotForKeys()
}

/** Whether they are staff who need a second factor, and have shown none since they came in. */
async function mustShowFactor({ user, apiKey, proof }: Caller): Promise<boolean> {
  return apiKey === null && !proof.isGiven && (await needsSecondFactor(user))
}

/** From where the visitor goes on to the page that they asked for. */
function goTo(ctx: HttpContext, step: '/signin' | '/complete' | SecurityPage) {
  keepIntended(ctx, ctx.request.url(true))
  return ctx.response.redirect(step)
}
