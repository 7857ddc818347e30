import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SealLine } from '#admin/proof/seal_lines'

export default class SealLineTransformer extends BaseTransformer<SealLine> {
  toObject() {
    const { number, day, ledgerLinks, auditLinks, root, mailedTo } = this.resource
    return {
      ...{ number, day, root, mailedTo },
      transfers: ledgerLinks.toLocaleString('en-NG'),
      auditLines: auditLinks.toLocaleString('en-NG'),
    }
  }
}
