import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import { formatWeekdayDate } from '#shared/time/lagos_time'
import { costText } from '#shipping/costs/carriage_transformer'
import type ShipmentMargin from '#shipping/costs/models/shipment_margin'
import { formatShare } from '#shipping/costs/format_share'

export default class MarginRowTransformer extends BaseTransformer<ShipmentMargin> {
  toObject() {
    const { shipmentId, shipment, customer, lane, paidOn, chargedKobo } = this.resource
    const { costSource, marginKobo, marginShare, differenceShare } = this.resource
    return {
      id: shipmentId,
      trackingNumber: shipment.trackingNumber,
      waybillNumber: shipment.waybillNumber,
      day: formatWeekdayDate(paidOn),
      courier: shipment.courier.name,
      lane: lane.replace('-', ' to '),
      customer: customer.name,
      chargedText: formatKobo(chargedKobo),
      costText: costText(this.resource),
      isEstimate: costSource === 'booking',
      marginText: marginKobo === null ? 'Not known' : formatKobo(marginKobo),
      shareText: marginShare === null ? null : formatShare(marginShare),
      isLoss: (marginKobo ?? 0) < 0,
      differenceText: differenceShare === null ? null : formatShare(differenceShare),
    }
  }
}
