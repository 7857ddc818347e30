import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatShare } from '#shipping/costs/format_share'
import type { ReplaySum } from '#admin/tariffs/replays/replay_sums'

/** Amounts in naira of shipments that both tariffs price; margins only if the cost is known. */
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

  forPage() {
    const { plain, known, beforeKobo, afterKobo, knownAfterKobo, costKobo } = this.resource
    return {
      ...this.toObject(),
      shareText: shareChangeText(beforeKobo, afterKobo),
      isLoss: known > 0 && knownAfterKobo < costKobo,
      plain: plain ? naira(plain.afterKobo) : null,
      differenceFromBaseline: plain ? naira(afterKobo - plain.afterKobo) : null,
    }
  }
}

/** Returns texts such as `+4.2 %`; null if the price before was zero. */
function shareChangeText(beforeKobo: number, afterKobo: number): string | null {
  if (beforeKobo <= 0) return null
  const share = Math.round(((afterKobo - beforeKobo) * 10_000) / beforeKobo)
  return `${share > 0 ? '+' : ''}${formatShare(share)}`
}
