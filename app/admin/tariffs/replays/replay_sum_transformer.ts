import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { shareText } from '#shipping/costs/shares'
import type { ReplaySum } from '#admin/tariffs/replays/replay_sums'

/** Amounts in naira, of the shipments that both tariffs have a price for; a margin is over those whose cost is known. */
export default class ReplaySumTransformer extends BaseTransformer<
  ReplaySum & { plain?: ReplaySum | null }
> {
  toObject() {
    const sum = this.resource
    const isKnown = sum.known > 0
    return {
      ...this.pick(sum, ['key', 'name', 'shipments', 'compared', 'dearer', 'cheaper']),
      before: naira(sum.beforeKobo),
      after: naira(sum.afterKobo),
      difference: naira(sum.afterKobo - sum.beforeKobo),
      charged: naira(sum.chargedKobo),
      withoutPrice: sum.lost,
      withoutPriceBefore: naira(sum.lostKobo),
      onlyInVersion: sum.gained,
      costKnown: sum.known,
      marginBefore: isKnown ? naira(sum.knownBeforeKobo - sum.costKobo) : null,
      marginAfter: isKnown ? naira(sum.knownAfterKobo - sum.costKobo) : null,
    }
  }

  /** As staff read them. */
  forPage() {
    const { plain, ...sum } = this.resource
    const { known, compared, knownBeforeKobo, knownAfterKobo, costKobo } = sum
    const ofKnown = (kobo: number) => (known > 0 ? formatKobo(kobo - costKobo) : 'Not known')
    return {
      ...this.toObject(),
      beforeText: formatKobo(sum.beforeKobo),
      afterText: formatKobo(sum.afterKobo),
      differenceText: signed(sum.afterKobo - sum.beforeKobo),
      shareText: changeText(sum.beforeKobo, sum.afterKobo),
      chargedText: formatKobo(sum.chargedKobo),
      marginBeforeText: ofKnown(knownBeforeKobo),
      marginAfterText: ofKnown(knownAfterKobo),
      isLoss: known > 0 && knownAfterKobo < costKobo,
      coverageText: `${known.toLocaleString('en-NG')} of ${compared.toLocaleString('en-NG')}`,
      lostText: formatKobo(sum.lostKobo),
      plainText: plain ? formatKobo(plain.afterKobo) : null,
      besidePlainText: plain ? signed(sum.afterKobo - plain.afterKobo) : null,
    }
  }
}

function signed(kobo: number): string {
  return `${kobo > 0 ? '+' : ''}${formatKobo(kobo)}`
}

/** `+4.2 %`; null where nothing was paid before. */
function changeText(beforeKobo: number, afterKobo: number): string | null {
  if (beforeKobo <= 0) return null
  const share = Math.round(((afterKobo - beforeKobo) * 10_000) / beforeKobo)
  return `${share > 0 ? '+' : ''}${shareText(share)}`
}
