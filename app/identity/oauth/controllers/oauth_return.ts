import { errors as httpErrors } from '@adonisjs/core'
import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import {
  keepTicket,
  keepUnconfirmed,
  takeAttempt,
  takeUnconfirmed,
} from '#identity/oauth/controllers/oauth_session'
import { countTry } from '#identity/sessions/throttles'
import { accountOf } from '#identity/oauth/account'
import type { Attempt } from '#identity/oauth/attempt'
import { askToConfirm, confirmed } from '#identity/oauth/confirmation'
import type { Profile } from '#identity/oauth/provider_profile'
import { personBehind } from '#identity/oauth/provider'
import { PROVIDERS, type Provider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { issueTicket } from '#identity/oauth/ticket'

/** What the page that follows is told in its address. */
type Outcome = { token: string; ref?: string } | { error: string }

/** The provider of the address; one that is not set up is no page of ours. */
export function providerOf({ ally, params, request }: HttpContext): Provider {
  const provider = PROVIDERS.find((name) => name === params.provider)
  if (provider && ally.has(provider)) return provider
  throw new httpErrors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}

/** From the provider. */
export function comeBack(ctx: HttpContext, provider: Provider): Promise<Outcome> {
  return outcomeOf(ctx, async () => {
    const profile = await whoCameBack(ctx, provider)
    const attempt = takeAttempt(ctx, provider)
    try {
      return await admit(ctx, profile, attempt)
    } catch (error) {
      const mustAsk = error instanceof SignInFailure && error.reason === 'confirm_email'
      if (mustAsk) await confirmByMail(ctx, profile, attempt)
      throw error
    }
  })
}

/** From the mail that asked whether an address is theirs. */
export function comeConfirmed(ctx: HttpContext): Promise<Outcome> {
  return outcomeOf(ctx, async () => {
    const { profile, attempt } = confirmed(takeUnconfirmed(ctx, ctx.request.qs().token))
    return admit(ctx, profile, attempt)
  })
}

/** Who the provider says has come back. Throws SignInFailure. */
function whoCameBack(ctx: HttpContext, provider: Provider): Promise<Profile> {
  const driver = ctx.ally.use(provider)
  // Without a state and without its cookie Ally sees no mismatch: nothing equals nothing.
  const { state, code, error } = ctx.request.qs()
  const hasState = typeof state === 'string' && state !== ''
  if (!hasState || driver.stateMisMatch()) throw new SignInFailure('state_mismatch')
  if (driver.accessDenied()) throw new SignInFailure('access_denied')
  if (error !== undefined) throw new SignInFailure('provider_error')
  if (typeof code !== 'string' || code === '') throw new SignInFailure('no_code')
  return personBehind(provider, driver.user(), ctx.logger)
}

async function admit(ctx: HttpContext, profile: Profile, attempt: Attempt): Promise<Outcome> {
  const { signUp, referralCode } = attempt
  const token = await issueTicket(await accountOf(profile))
  keepTicket(ctx, token, signUp)
  return { token, ...(referralCode !== null && { ref: String(referralCode) }) }
}

async function confirmByMail(ctx: HttpContext, profile: Profile, attempt: Attempt) {
  const { email } = profile
  if (email === null) throw new SignInFailure('no_email')
  await countTry(ctx.request.ip(), 'send_link', email)
  keepUnconfirmed(ctx, await askToConfirm({ ...profile, email }, attempt))
}

async function outcomeOf(ctx: HttpContext, attempt: () => Promise<Outcome>): Promise<Outcome> {
  try {
    await countTry(ctx.request.ip(), 'open_link')
    return await attempt()
  } catch (error) {
    if (error instanceof SignInFailure) return { error: error.reason }
    if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) return { error: 'too_many_tries' }
    throw error
  }
}
