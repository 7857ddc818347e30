import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import User from '#identity/accounts/models/user'

export type PersonAccount = { person: User; memberships: Membership[]; sessions: AccessToken[] }

/** Throws E_ROW_NOT_FOUND. */
export async function findPersonAccount(id: number): Promise<PersonAccount> {
  const person = await User.query().where({ id }).preload('blockedByUser').firstOrFail()
  const memberships = await Membership.query()
    .where('userId', person.id)
    .preload('organization')
    .orderBy('id')
  return { person, memberships, sessions: await AccessToken.openOf(person.id) }
}
