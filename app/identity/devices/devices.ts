import AccessToken from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'

/** Returns a prefix of the access id: the whole id is part of the bearer token. */
export function toDeviceKey(accessId: string): string {
  return accessId.slice(0, 8)
}

export type SignedInDevice = { access: AccessToken; isThis: boolean }

export async function listDevices({ user, accessId }: Caller): Promise<SignedInDevice[]> {
  const open = await AccessToken.openOf(user.id)
  return open
    .map((access) => ({ access, isThis: access.id === accessId }))
    .sort(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) ||
        other.access.lastSeenAt.toMillis() - one.access.lastSeenAt.toMillis()
    )
}

/** Finds the device by its shown prefix, among the caller's own only. */
export async function signOutDevice({ user }: Caller, key: string) {
  const open = await AccessToken.openOf(user.id)
  const found = open.filter(({ id }) => toDeviceKey(id) === key)
  if (found.length === 0) throw new DomainError('E_NOT_FOUND', 'That device is signed out already.')
  for (const { id } of found) await AccessToken.revoke(id)
}
