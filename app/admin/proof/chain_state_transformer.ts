import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChainState } from '#admin/proof/chain_states'
import { momentText } from '#shared/time/lagos_time'

const NAMES = { ledger: 'Ledger transfers', audit: 'Audit log' }

export default class ChainStateTransformer extends BaseTransformer<ChainState> {
  toObject() {
    const { chain, links, linkedAt, open, hasMoreOpen } = this.resource
    return {
      chain,
      name: NAMES[chain],
      linksText: links.toLocaleString('en-NG'),
      linkedText: linkedAt && momentText(linkedAt),
      openText: `${open.toLocaleString('en-NG')}${hasMoreOpen ? '+' : ''}`,
    }
  }
}
