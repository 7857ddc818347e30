import { checkFirstName, checkLastName, splitName } from '#identity/accounts/rules/account_rules'
import { normalizeEmail } from '#shared/mail/rules/email_address'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

export interface ProviderProfile {
  provider: SocialProvider
  id: string
  email: string | null
  /** Null if the provider does not say whether the address is verified. */
  emailVerified: boolean | null
  firstname: string
  lastname: string
}

export interface ProviderUser {
  id: unknown
  name: unknown
  email: unknown
  original: unknown
}

const NAME_MAX = 50
const ID_MAX = 191

export function parseProfile(provider: SocialProvider, answer: ProviderUser): ProviderProfile {
  const id = typeof answer.id === 'number' ? String(answer.id) : answer.id
  const isId = typeof id === 'string' && id.length > 0 && id.length <= ID_MAX
  if (!isId) throw new SignInFailure('provider_answer')
  const original = isRecord(answer.original) ? answer.original : {}
  const email = parseEmail(answer.email)
  return {
    provider,
    id,
    email,
    emailVerified: parseEmailVerified(provider, original),
    ...parseNames(original, answer.name),
  }
}

/** Facebook makes no statement about addresses; its former `verified` flag meant the account. */
function parseEmailVerified(
  provider: SocialProvider,
  { email_verified: verified }: Record<string, unknown>
) {
  return provider === 'facebook' ? null : verified === true || verified === 'true'
}

/** Normalizes the address as sign-up does. */
function parseEmail(value: unknown): string | null {
  return normalizeEmail(trimText(value).toLowerCase())
}

/** Replaces names that our forms would refuse; the person can change them in the settings. */
function parseNames(original: Record<string, unknown>, name: unknown) {
  const whole = splitName(trimText(name))
  const first = cleanName(original.given_name ?? original.first_name ?? whole.firstname)
  const last = cleanName(original.family_name ?? original.last_name ?? whole.lastname)
  return {
    firstname: checkFirstName(first) ? 'Customer' : first,
    lastname: checkLastName(last) ? '' : last,
  }
}

function cleanName(value: unknown): string {
  return trimText(value).replace(/\s+/g, ' ').slice(0, NAME_MAX).trim()
}

function trimText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
