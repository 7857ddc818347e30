import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAbove } from '#identity/approvals/rules/second_person'
import { peopleBehind } from '#identity/organizations/people_behind'
import { formatKobo } from '#shared/money/rules/money'
import { operate, type WalletOperation } from '#wallet/balances/wallet_operation'
import Wallet from '#wallet/balances/wallet'

/** Credits and debits by staff above an amount. Nobody gains by a debit. */
const walletOperations: ApprovalKind<WalletOperation> = {
  name: 'wallet_operation',
  ability: 'openConsole',
  nairaFields: ['cashBalance'],
  perform: operate,
  concerns: (_, rule, { amountKobo }) => isAbove(amountKobo, rule),

  async about(trx, _, { walletId, isCredit, amountKobo }) {
    const wallet = await Wallet.query({ client: trx })
      .where('id', walletId)
      .preload('user')
      .preload('organization')
      .firstOrFail()
    const whose = wallet.title.replace(/^./, (first) => first.toLowerCase())
    const amount = formatKobo(amountKobo)
    return {
      title: isCredit ? `Credit ${amount} to the ${whose}` : `Debit ${amount} from the ${whose}`,
      beneficiaryIds: isCredit ? await peopleBehind(trx, wallet) : [],
      subject: { kind: 'wallet', id: walletId },
    }
  },
}

export default walletOperations
