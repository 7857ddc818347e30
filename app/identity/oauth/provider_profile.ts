import { checkFirstName, checkLastName, splitName } from '#identity/accounts/rules/account_rules'
import { normalizeEmail } from '#shared/mail/rules/email_address'
import type { SocialProvider } from '#identity/oauth/provider_settings'
import { SignInFailure } from '#identity/oauth/sign_in_failure'

/** A person as a provider knows them. */
export interface ProviderProfile {
  provider: SocialProvider
  id: string
  email: string | null
  /** Whether the provider vouches that the address is theirs; null when it does not say. */
  emailVerified: boolean | null
  firstname: string
  lastname: string
}

/** What a driver of Ally answers, of which nothing is certain. */
export interface ProviderUser {
  id: unknown
  name: unknown
  email: unknown
  original: unknown
}

const NAME_MAX = 50
const ID_MAX = 191

/** Believes nothing about the shape of an answer that came from outside. */
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

/**
 * Facebook says nothing about addresses: what it calls verified was the account, by phone or credit
 * card, and it no longer tells even that.
 */
function parseEmailVerified(
  provider: SocialProvider,
  { email_verified: verified }: Record<string, unknown>
) {
  return provider === 'facebook' ? null : verified === true || verified === 'true'
}

/** In its one form, as at sign-up. */
function parseEmail(value: unknown): string | null {
  return normalizeEmail(trimText(value).toLowerCase())
}

/** A name that our forms would refuse is left out; its owner writes another in the settings. */
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
