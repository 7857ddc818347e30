import { whereHolds } from '#shared/database/condition'
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
    query.where((owner) =>
      owner
        .whereHas('user', (user) =>
          whereHolds(user, `concat_ws(' ', firstname, lastname, email)`, condition)
        )
        .orWhere((shared) =>
          shared
            .whereNull('userId')
            .whereHas('organization', (one) =>
              whereHolds(one, `concat_ws(' ', name, contact_email)`, condition)
            )
        )
    )
  }
  return query.paginate(page, perPage)
}
