import type { Logger } from '@adonisjs/core/logger'
import { providerTimeoutMs } from '#config/ally'
import {
  type ProviderUser,
  parseProfile,
  type ProviderProfile,
} from '#identity/oauth/provider_profile'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure, type SignInFailureReason } from '#identity/oauth/sign_in_failure'

/** Parses the provider's answer within the timeout. Throws SignInFailure. */
export async function resolveProfile(
  provider: SocialProvider,
  answer: Promise<ProviderUser>,
  logger: Logger
): Promise<ProviderProfile> {
  try {
    return parseProfile(provider, await withTimeout(answer))
  } catch (error) {
    if (error instanceof SignInFailure) throw error
    const failure = new SignInFailure(toFailureReason(error))
    // Never log the error itself: it contains the request with our secret and the code.
    const { name, status } = describeFailure(error)
    logger.warn({ provider, reason: failure.reason, error: name, status }, 'Sign-in failed')
    throw failure
  }
}

class ProviderTimeout extends Error {}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderTimeout()), providerTimeoutMs)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}

function toFailureReason(error: unknown): SignInFailureReason {
  const { name, status } = describeFailure(error)
  if (status !== undefined) return status < 500 && status !== 429 ? 'code_refused' : 'provider_down'
  return UNREADABLE.includes(name) ? 'provider_answer' : 'provider_down'
}

/** Errors caused by an answer that is not JSON, has no token or is not an object. */
const UNREADABLE = ['SyntaxError', 'E_OAUTH_MISSING_TOKEN', 'TypeError']

function describeFailure(error: unknown): { name: string; status?: number } {
  if (!(error instanceof Error)) return { name: 'unknown' }
  const { name, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const response = 'response' in error ? error.response : undefined
  const status = response instanceof Response ? response.status : undefined
  // A failed connection is a TypeError too, with a cause.
  return { name: name === 'TypeError' && cause ? 'NetworkError' : (code ?? name), status }
}
