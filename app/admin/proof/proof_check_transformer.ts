import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ProofCheck } from '#shared/proof/checks'
import { momentText } from '#shared/time/lagos_time'

/** More would be a book; the command names them all. */
const MOST_NAMED = 20

export default class ProofCheckTransformer extends BaseTransformer<ProofCheck> {
  toObject() {
    const { at, faults, isWhole } = this.resource
    return {
      at: momentText(at),
      isWhole,
      count: faults.length,
      faults: faults.slice(0, MOST_NAMED),
    }
  }
}
