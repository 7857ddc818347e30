import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { proveInclusion } from '#shared/proof/inclusion'
import InclusionProofTransformer from '#shared/proof/inclusion_proof_transformer'
import { throttleProof } from '#shared/proof/proof_throttle'
import LedgerTransfer from '#wallet/ledger/ledger_transfer'

export default class TransferProofsController {
  async show(ctx: HttpContext) {
    await throttleProof(callerOf(ctx).user.id)
    const { id } = await LedgerTransfer.findOrFail(ctx.params.id)
    return ctx.serialize(InclusionProofTransformer.transform(await proveInclusion('ledger', id)))
  }
}
