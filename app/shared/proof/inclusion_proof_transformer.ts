import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InclusionProof } from '#shared/proof/inclusion'

export default class InclusionProofTransformer extends BaseTransformer<InclusionProof> {
  toObject() {
    const { day, root, previous, position, content, path } = this.resource
    return { day, root, previous, position, content, path }
  }
}
