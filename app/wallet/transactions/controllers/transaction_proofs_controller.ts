import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proofOf } from '#shared/proof/inclusion'
import { countProof } from '#shared/proof/proof_throttle'
import InclusionProofTransformer from '#shared/proof/inclusion_proof_transformer'
import Wallet from '#wallet/balances/wallet'
import { transactionOf } from '#wallet/transactions/transactions'

export default class TransactionProofsController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await countProof(caller.user.id)
    const wallet = await Wallet.of(caller)
    const { transferId } = await transactionOf(wallet, ctx.params.id)
    return ctx.serialize(InclusionProofTransformer.transform(await proofOf('ledger', transferId)))
  }
}
