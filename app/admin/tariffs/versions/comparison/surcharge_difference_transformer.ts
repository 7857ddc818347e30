import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SurchargeDifference } from '#admin/tariffs/versions/comparison/surcharge_differences'

export default class SurchargeDifferenceTransformer extends BaseTransformer<SurchargeDifference> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'name', 'change', 'isConflict']),
      facts: this.resource.facts.map(({ sentence }) => sentence),
    }
  }
}
