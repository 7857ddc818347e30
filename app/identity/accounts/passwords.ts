import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import User from '#identity/accounts/models/user'

let decoy: Promise<string> | undefined

/**
 * The person whose password this is. Whoever is unknown, or has no password because they come in
 * through somebody else's sign-in, is compared with a hash that nothing matches: it takes as long.
 */
export async function personWithPassword(email: string, password: string): Promise<User | null> {
  const user = await User.findBy('email', email)
  return (await isPasswordOf(user, password)) ? user : null
}

export async function isPasswordOf(user: User | null, password: string): Promise<boolean> {
  decoy ??= hash.make(randomUUID())
  const matches = await hash.verify(user?.password ?? (await decoy), password)
  return matches && Boolean(user?.password)
}
