import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import User from '#identity/accounts/models/user'

let decoyHash: Promise<string> | undefined

/**
 * The person whose password this is. Whoever is unknown, or has no password because they come in
 * through somebody else's sign-in, is compared with a hash that nothing matches: it takes as long.
 */
export async function findUserByPassword(email: string, password: string): Promise<User | null> {
  const user = await User.findBy('email', email)
  return (await verifyPassword(user, password)) ? user : null
}

export async function verifyPassword(user: User | null, password: string): Promise<boolean> {
  decoyHash ??= hash.make(randomUUID())
  const matches = await hash.verify(user?.password ?? (await decoyHash), password)
  return matches && Boolean(user?.password)
}
