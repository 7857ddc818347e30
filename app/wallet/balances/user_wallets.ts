import type User from '#identity/accounts/models/user'
import { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import { DomainError } from '#shared/errors/domain_error'
import Wallet from '#wallet/balances/wallet'

/** Lists a user's wallets, beginning with that of their home membership. */
export async function listUserWallets(user: User): Promise<Wallet[]> {
  const memberships = await Membership.query()
    .where('userId', user.id)
    .preload('organization')
    .orderBy('id')
  const wallets: Wallet[] = []
  for (const { organization } of memberships) {
    const wallet = await Wallet.of(new Caller(user, organization))
    await wallet.load('user')
    await wallet.load('organization')
    wallets.push(wallet)
  }
  return wallets
}

/** Finds a user's wallet; by default, that of their home membership. Throws E_NOT_FOUND. */
export async function findUserWallet(user: User, walletId: number | undefined): Promise<Wallet> {
  const wallets = await listUserWallets(user)
  const wallet = walletId ? wallets.find(({ id }) => id === walletId) : wallets[0]
  if (!wallet) throw new DomainError('E_NOT_FOUND', 'There is no such wallet.')
  return wallet
}
