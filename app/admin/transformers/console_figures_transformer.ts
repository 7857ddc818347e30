import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ConsoleFigures } from '#admin/console_figures'
import { lagosMoment } from '#shared/lagos_time'

export default class ConsoleFiguresTransformer extends BaseTransformer<ConsoleFigures> {
  toObject() {
    const { bookedToday, paidToday, needsAttention, waiting } = this.resource
    return { bookedToday, paidToday, needsAttention, waiting: waiting.map(waitingLine) }
  }
}

function waitingLine({ shipment, since }: ConsoleFigures['waiting'][number]) {
  const destination = shipment.address('destination')
  const moment = lagosMoment(since)
  return {
    id: shipment.id,
    trackingNumber: shipment.trackingNumber,
    courier: shipment.courierCode,
    recipient: destination.fullname,
    destinationCountry: destination.country.name,
    status: shipment.status,
    issue: shipment.issue,
    since: moment.ts,
    sinceText: `${moment.day}, ${moment.time}`,
  }
}
