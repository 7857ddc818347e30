import type { HttpContext } from '@adonisjs/core/http'
import { errors as httpErrors } from '@adonisjs/core'
import { patienceMs } from '#config/ally'
import { profileOf, type Profile } from '#identity/oauth/provider_profile'
import { PROVIDERS, type Provider } from '#identity/oauth/provider_settings'
import { SignInFailure, type FailureReason } from '#identity/oauth/sign_in_failure'

/** The provider of the address; one that is not set up is no page of ours. */
export function providerOf({ ally, params, request }: HttpContext): Provider {
  const provider = PROVIDERS.find((name) => name === params.provider)
  if (provider && ally.has(provider)) return provider
  throw new httpErrors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
}

/** Who the provider says has come back. Throws SignInFailure. */
export async function whoCameBack(ctx: HttpContext, provider: Provider): Promise<Profile> {
  const driver = ctx.ally.use(provider)
  // Without a state and without its cookie Ally sees no mismatch: nothing equals nothing.
  const { state, code } = ctx.request.qs()
  const hasState = typeof state === 'string' && state !== ''
  if (!hasState || driver.stateMisMatch()) throw new SignInFailure('state_mismatch')
  if (driver.accessDenied()) throw new SignInFailure('access_denied')
  if (ctx.request.qs().error !== undefined) throw new SignInFailure('provider_error')
  if (typeof code !== 'string' || code === '') throw new SignInFailure('no_code')
  try {
    return profileOf(provider, await withPatience(driver.user()))
  } catch (error) {
    if (error instanceof SignInFailure) throw error
    const failure = new SignInFailure(reasonOf(error))
    // Not the error itself: it holds the request, and so our secret and the code.
    const { name, status } = described(error)
    ctx.logger.warn({ provider, reason: failure.reason, error: name, status }, 'Sign-in failed')
    throw failure
  }
}

class OutOfPatience extends Error {}

async function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutOfPatience()), patienceMs)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}

function reasonOf(error: unknown): FailureReason {
  const { name, status } = described(error)
  if (status !== undefined) return status < 500 && status !== 429 ? 'code_refused' : 'provider_down'
  return UNREADABLE.includes(name) ? 'provider_answer' : 'provider_down'
}

/** What became of an answer that was not JSON, had no token, or was not even an object. */
const UNREADABLE = ['SyntaxError', 'E_OAUTH_MISSING_TOKEN', 'TypeError']

function described(error: unknown): { name: string; status?: number } {
  if (!(error instanceof Error)) return { name: 'unknown' }
  const { name, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const response = 'response' in error ? error.response : undefined
  const status = response instanceof Response ? response.status : undefined
  // A connection that failed is a TypeError as well, with the reason in its cause.
  return { name: name === 'TypeError' && cause ? 'NetworkError' : (code ?? name), status }
}
