import { BaseTransformer } from '@adonisjs/core/transformers'
import { daysText } from '#shipping/pricing/rules/transit_time_text'
import type { LaneRow } from '#admin/lanes/lane_list'

export default class LaneTransformer extends BaseTransformer<LaneRow> {
  toObject() {
    return this.pick(this.resource, [
      ...(['courier', 'courierName', 'kind', 'lane', 'usualDays', 'mostDays', 'parcels'] as const),
    ])
  }

  forPage() {
    const { usualDays, mostDays } = this.resource
    return { ...this.toObject(), usual: daysText(usualDays), most: daysText(mostDays) }
  }
}
