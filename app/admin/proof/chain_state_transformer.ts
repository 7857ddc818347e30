import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ChainState } from '#admin/proof/chain_states'
import { formatLagosMoment } from '#shared/time/lagos_time'

const CHAIN_LABELS = { ledger: 'Ledger transfers', audit: 'Audit log' }

export default class ChainStateTransformer extends BaseTransformer<ChainState> {
  toObject() {
    const { chain, links, linkedAt, open, hasMoreOpen } = this.resource
    return {
      chain,
      name: CHAIN_LABELS[chain],
      linksText: links.toLocaleString('en-NG'),
      linkedText: linkedAt && formatLagosMoment(linkedAt),
      openText: `${open.toLocaleString('en-NG')}${hasMoreOpen ? '+' : ''}`,
    }
  }
}
