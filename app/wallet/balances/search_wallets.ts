import { whereContainsWords } from '#shared/database/sql_condition'
import Wallet from '#wallet/balances/wallet'

type WalletSearchQuery = { condition?: string; page?: number; perPage?: number }

export function searchWallets({ condition, page = 1, perPage = 100 }: WalletSearchQuery) {
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
          whereContainsWords(user, `concat_ws(' ', firstname, lastname, email)`, condition)
        )
        .orWhere((shared) =>
          shared
            .whereNull('userId')
            .whereHas('organization', (one) =>
              whereContainsWords(one, `concat_ws(' ', name, contact_email)`, condition)
            )
        )
    )
  }
  return query.paginate(page, perPage)
}
