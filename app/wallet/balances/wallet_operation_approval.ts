import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { isAboveThreshold } from '#identity/approvals/rules/second_person'
import { listUsersOfOwner } from '#identity/organizations/users_of_owner'
import { formatKobo } from '#shared/money/rules/money'
import {
  performWalletOperation,
  type WalletOperation,
} from '#wallet/balances/perform_wallet_operation'
import Wallet from '#wallet/balances/wallet'

const walletOperationApproval: ApprovalKind<WalletOperation> = {
  name: 'wallet_operation',
  ability: 'openConsole',
  nairaFields: ['cashBalance'],
  perform: performWalletOperation,
  concerns: (_, rule, { amountKobo }) => isAboveThreshold(amountKobo, rule),

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
      beneficiaryIds: isCredit ? await listUsersOfOwner(trx, wallet) : [],
      subject: { kind: 'wallet', id: walletId },
    }
  },
}

export default walletOperationApproval
