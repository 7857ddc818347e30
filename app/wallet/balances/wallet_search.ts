import Wallet from '#wallet/balances/wallet'

type WalletQuestion = { condition?: string; page?: number; perPage?: number }

/** All wallets, the newest first; with a condition, those whose owner's name or e-mail holds it. */
export function searchWallets({ condition, page = 1, perPage = 100 }: WalletQuestion) {
  const query = Wallet.query()
    .where('organizationId', '>', 0)
    .preload('accounts')
    .preload('organization')
    .preload('user')
    .orderBy('id', 'desc')
  if (condition) {
    const pattern = `%${condition.replace(/[\\%_]/g, '\\$&')}%`
    query.where((owner) =>
      owner
        .whereHas('user', (user) =>
          user.whereRaw(`concat_ws(' ', firstname, lastname, email) ilike ?`, [pattern])
        )
        .orWhere((shared) =>
          shared
            .whereNull('userId')
            .whereHas('organization', (one) =>
              one.whereRaw(`concat_ws(' ', name, contact_email) ilike ?`, [pattern])
            )
        )
    )
  }
  return query.paginate(page, perPage)
}
