import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import OneTimeToken from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import UserIdentity from '#identity/oauth/user_identity'
import type { ProviderProfile } from '#identity/oauth/provider_profile'
import { SignInFailure } from '#identity/oauth/sign_in_failure'
import { isUniqueViolation } from '#shared/database/violations'

/** Returns the account linked to the profile or with its address, or creates one. */
export async function findOrCreateSocialAccount(profile: ProviderProfile): Promise<User> {
  try {
    return await db.transaction((client) => findOrCreateUser(client, profile))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // A concurrent callback created the account first; the second try finds it.
    return db.transaction((client) => findOrCreateUser(client, profile))
  }
}

/** Throws SignInFailure if the account is blocked, deactivated or unconfirmed. */
export function requireOpenAccount(user: User) {
  if (user.status === 'BLOCKED') throw new SignInFailure('account_blocked')
  if (user.status === 'DEACTIVATED') throw new SignInFailure('account_deactivated')
  if (user.status === 'PENDING') throw new SignInFailure('email_not_verified')
}

async function findOrCreateUser(
  client: TransactionClientContract,
  profile: ProviderProfile
): Promise<User> {
  const known = await UserIdentity.ownerOf(client, profile)
  if (known) {
    requireOpenAccount(known)
    return known
  }
  const { email } = profile
  if (email === null) throw new SignInFailure('no_email')
  if (profile.emailVerified === null) throw new SignInFailure('confirm_email')
  if (!profile.emailVerified) throw new SignInFailure('email_not_verified')
  const existing = await User.query({ client }).where({ email }).forUpdate().first()
  const user = existing
    ? await adoptExistingUser(client, existing, profile)
    : await createUser(client, { ...profile, email })
  await UserIdentity.link(client, user, profile)
  return user
}

/**
 * Links the provider to an existing account. A stranger may have signed up with an unconfirmed
 * address, so the owner gets the account without the stranger's password, links, sessions and phone
 * number.
 */
async function adoptExistingUser(
  client: TransactionClientContract,
  user: User,
  profile: ProviderProfile
) {
  if (user.status === 'PENDING') {
    const { provider: authProvider, firstname, lastname } = profile
    user.merge({ authProvider, firstname, lastname, password: null, phoneNumber: null })
    await user.merge({ emailVerifiedAt: DateTime.utc() }).save()
    await OneTimeToken.useUp(client, user.id, 'verify_email')
    await OneTimeToken.useUp(client, user.id, 'reset_password')
    await AccessToken.revokeAllOf(user.id, { client })
  }
  requireOpenAccount(user)
  return user
}

async function createUser(
  client: TransactionClientContract,
  profile: ProviderProfile & { email: string }
) {
  const { email, firstname, lastname, provider: authProvider } = profile
  const user = await User.create(
    { email, firstname, lastname, authProvider, emailVerifiedAt: DateTime.utc() },
    { client }
  )
  await Membership.create(
    { userId: user.id, organizationId: RETAIL_ORGANIZATION_ID, role: 'member' },
    { client }
  )
  return user
}
