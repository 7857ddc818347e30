import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proveInclusion } from '#shared/proof/inclusion'
import { throttleProof } from '#shared/proof/proof_throttle'
import InclusionProofTransformer from '#shared/proof/inclusion_proof_transformer'
import Wallet from '#wallet/balances/wallet'
import { findTransaction } from '#wallet/transactions/load_transactions'

export default class TransactionProofsController {
  async show(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await throttleProof(caller.user.id)
    const wallet = await Wallet.of(caller)
    const { transferId } = await findTransaction(wallet, ctx.params.id)
    return ctx.serialize(
      InclusionProofTransformer.transform(await proveInclusion('ledger', transferId))
    )
  }
}
