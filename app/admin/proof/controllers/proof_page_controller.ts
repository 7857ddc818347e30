import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { latestProofCheck } from '#shared/proof/checks'
import { chainStates } from '#admin/proof/chain_states'
import ChainStateTransformer from '#admin/proof/chain_state_transformer'
import { foundTransfers } from '#admin/proof/found_transfers'
import FoundTransferTransformer from '#admin/proof/found_transfer_transformer'
import ProofCheckTransformer from '#admin/proof/proof_check_transformer'
import { proofQuestionValidator } from '#admin/proof/proof_question'
import { sealLines } from '#admin/proof/seal_lines'
import SealLineTransformer from '#admin/proof/seal_line_transformer'
import { publishesSeals, sealAddresses } from '#admin/proof/settings'

export default class ProofPageController {
  async render(ctx: HttpContext) {
    const question = await pageQuestion(ctx, proofQuestionValidator)
    const check = await latestProofCheck()
    const { reference } = question
    const addresses = await sealAddresses.get()
    return ctx.inertia.render('admin/proof/proof', {
      question: understood(ctx, question),
      chains: ChainStateTransformer.transform(await chainStates()),
      check: check && ProofCheckTransformer.transform(check),
      seals: SealLineTransformer.transform(await sealLines()),
      isMailed: addresses.length > 0,
      isPublished: await publishesSeals.get(),
      transfers: reference
        ? FoundTransferTransformer.transform(await foundTransfers(reference))
        : null,
    })
  }
}
