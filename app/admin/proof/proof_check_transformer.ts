import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ProofCheck } from '#shared/proof/proof_checks'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** The page shows at most this many faults; `node ace audit:verify` lists all. */
const MAX_SHOWN_PROOF_FAULTS = 20

export default class ProofCheckTransformer extends BaseTransformer<ProofCheck> {
  toObject() {
    const { at, faults, isWhole } = this.resource
    return {
      at: formatLagosMoment(at),
      isWhole,
      count: faults.length,
      faults: faults.slice(0, MAX_SHOWN_PROOF_FAULTS),
    }
  }
}
