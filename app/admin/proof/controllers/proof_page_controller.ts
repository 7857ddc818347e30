import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { findLatestProofCheck } from '#shared/proof/proof_checks'
import { listChainStates } from '#admin/proof/chain_states'
import ChainStateTransformer from '#admin/proof/chain_state_transformer'
import { findTransfers } from '#admin/proof/find_transfers'
import FoundTransferTransformer from '#admin/proof/found_transfer_transformer'
import ProofCheckTransformer from '#admin/proof/proof_check_transformer'
import { proofQueryValidator } from '#admin/proof/proof_query_validator'
import { listMailedSeals } from '#admin/proof/seal_list'
import MailedSealTransformer from '#admin/proof/mailed_seal_transformer'
import { publishesSeals, sealAddresses } from '#admin/proof/proof_settings'

export default class ProofPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, proofQueryValidator)
    const check = await findLatestProofCheck()
    const { reference } = listQuery
    const addresses = await sealAddresses.get()
    return ctx.inertia.render('admin/proof/proof', {
      listQuery: echoPageQuery(ctx, listQuery),
      chains: ChainStateTransformer.transform(await listChainStates()),
      check: check && ProofCheckTransformer.transform(check),
      seals: MailedSealTransformer.transform(await listMailedSeals()),
      isMailed: addresses.length > 0,
      isPublished: await publishesSeals.get(),
      transfers: reference
        ? FoundTransferTransformer.transform(await findTransfers(reference))
        : null,
    })
  }
}
