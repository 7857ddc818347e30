import { BaseJob } from '#shared/queue/job'
import { emailWaybill } from '#shipping/documents/mails/email_waybill'

/** Dispatched after the courier has booked a shipment. Safe to retry: the mail is sent once. */
export default class SendWaybillJob extends BaseJob<{ shipmentId: number }> {
  static options = { name: 'shipping.send_waybill', maxRetries: 8 }

  async execute() {
    await emailWaybill(this.payload.shipmentId)
  }
}
