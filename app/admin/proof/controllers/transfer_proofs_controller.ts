import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proofOf } from '#shared/proof/inclusion'
import InclusionProofTransformer from '#shared/proof/inclusion_proof_transformer'
import { countProof } from '#shared/proof/proof_throttle'
import LedgerTransfer from '#wallet/ledger/ledger_transfer'

export default class TransferProofsController {
  async show(ctx: HttpContext) {
    await countProof(callerOf(ctx).user.id)
    const { id } = await LedgerTransfer.findOrFail(ctx.params.id)
    return ctx.serialize(InclusionProofTransformer.transform(await proofOf('ledger', id)))
  }
}
