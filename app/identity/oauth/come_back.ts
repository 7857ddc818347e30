import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import { countTry } from '#identity/sessions/throttles'
import { accountOf } from '#identity/oauth/account'
import { takeAttempt, type Attempt } from '#identity/oauth/attempt'
import { askToConfirm, takeConfirmed } from '#identity/oauth/confirmation'
import type { Profile } from '#identity/oauth/provider_profile'
import { whoCameBack } from '#identity/oauth/provider'
import type { Provider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { issueTicket } from '#identity/oauth/ticket'

/** What the page that follows is told in its address. */
type Outcome = { token: string; ref?: string } | { error: string }

/** From the provider. */
export function comeBack(ctx: HttpContext, provider: Provider): Promise<Outcome> {
  return outcomeOf(ctx, async () => {
    const profile = await whoCameBack(ctx, provider)
    const attempt = takeAttempt(ctx, provider)
    try {
      return await admit(ctx, profile, attempt)
    } catch (error) {
      const mustAsk = error instanceof SignInFailure && error.reason === 'confirm_email'
      if (mustAsk) await askToConfirm(ctx, profile, attempt)
      throw error
    }
  })
}

/** From the mail that asked whether an address is theirs. */
export function comeConfirmed(ctx: HttpContext): Promise<Outcome> {
  return outcomeOf(ctx, async () => {
    const { profile, attempt } = takeConfirmed(ctx, ctx.request.qs().token)
    return admit(ctx, profile, attempt)
  })
}

async function admit(ctx: HttpContext, profile: Profile, attempt: Attempt): Promise<Outcome> {
  const { signUp, referralCode } = attempt
  const token = await issueTicket(ctx, await accountOf(profile), signUp)
  return { token, ...(referralCode !== null && { ref: String(referralCode) }) }
}

async function outcomeOf(ctx: HttpContext, attempt: () => Promise<Outcome>): Promise<Outcome> {
  try {
    await countTry(ctx, 'open_link')
    return await attempt()
  } catch (error) {
    if (error instanceof SignInFailure) return { error: error.reason }
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) return { error: 'too_many_tries' }
    throw error
  }
}
