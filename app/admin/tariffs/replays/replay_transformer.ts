import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosDate, formatLagosMoment, formatLagosTimestamp } from '#shared/time/lagos_time'
import type TariffReplay from '#admin/tariffs/replays/tariff_replay'
import { whatIfText } from '#admin/tariffs/replays/what_if'
import { percent } from '#shared/numbers/rules/decimal'
import { isoTime } from '#shared/time/rules/api_dates'

export default class ReplayTransformer extends BaseTransformer<TariffReplay> {
  toObject() {
    const replay = this.resource
    return {
      id: replay.id,
      version: replay.tariffVersionId,
      state: replay.state,
      fuelPercent: percent(replay.fuelBasisPoints),
      fuelCourier: replay.fuelCourier,
      lanePercent: percent(replay.laneBasisPoints),
      lane: replay.lane,
      since: isoTime(replay.since),
      until: isoTime(replay.until),
      /** The version that `before` amounts use; null before pricing. */
      liveVersion:
        replay.comparedVersion && this.pick(replay.comparedVersion, ['id', 'name', 'number']),
      done: replay.done,
      /** The number of shipments; null until they are counted. */
      total: replay.total,
      askedBy: replay.creator.fullName,
      askedAt: isoTime(replay.createdAt),
      finishedAt: isoTime(replay.finishedAt),
      failure: replay.failure,
      cancelledAt: isoTime(replay.cancelledAt),
      cancelledBy: replay.cancelledAt ? replay.canceller.fullName : null,
    }
  }

  forPage() {
    const replay = this.resource
    return {
      ...this.toObject(),
      title: whatIfText(replay.whatIf),
      when: formatLagosTimestamp(replay.createdAt.toJSDate()),
      cancelledWhen: replay.cancelledAt && formatLagosMoment(replay.cancelledAt.toJSDate()),
      stretch: `${formatLagosDate(replay.since)} to ${formatLagosDate(replay.until)}`,
    }
  }
}
