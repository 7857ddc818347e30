import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import { formatShare } from '#shipping/costs/format_share'
import type { MarginTotal } from '#admin/margin/margin_totals'

/** `coverageText` states how many shipments the known costs cover. */
export default class MarginTotalTransformer extends BaseTransformer<MarginTotal> {
  toObject() {
    const { key, name, shipments, known, chargedKobo, knownChargedKobo, costKobo } = this.resource
    const marginKobo = knownChargedKobo - costKobo
    const share = knownChargedKobo > 0 ? Math.round((marginKobo * 10_000) / knownChargedKobo) : null
    return {
      key,
      name: name ?? key,
      shipments,
      known,
      coverageText: coverageText(known, shipments),
      chargedText: formatKobo(chargedKobo),
      knownChargedText: formatKobo(knownChargedKobo),
      costText: known === 0 ? 'Not known' : formatKobo(costKobo),
      marginText: known === 0 ? 'Not known' : formatKobo(marginKobo),
      shareText: known === 0 || share === null ? null : formatShare(share),
      isLoss: known > 0 && marginKobo < 0,
    }
  }
}

function coverageText(known: number, shipments: number): string {
  const all = shipments.toLocaleString('en-NG')
  return known === shipments ? `All ${all}` : `${known.toLocaleString('en-NG')} of ${all}`
}
