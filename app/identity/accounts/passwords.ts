import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import User from '#identity/accounts/models/user'

let decoyHash: Promise<string> | undefined

/** Without a user or password it compares with a decoy hash, so that timing reveals nothing. */
export async function findUserByPassword(email: string, password: string): Promise<User | null> {
  const user = await User.findBy('email', email)
  return (await verifyPassword(user, password)) ? user : null
}

export async function verifyPassword(user: User | null, password: string): Promise<boolean> {
  decoyHash ??= hash.make(randomUUID())
  const matches = await hash.verify(user?.password ?? (await decoyHash), password)
  return matches && Boolean(user?.password)
}
