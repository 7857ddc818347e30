import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { courierDriver } from '#shipping/carriers/courier_drivers'
import Shipment from '#shipping/shipment/models/shipment'

/** Gives the waybill of a voided shipment back to the courier. Safe to run twice. */
export default class VoidWithCourierJob extends Job<{ shipmentId: number }> {
  static options: JobOptions = {
    name: 'shipping.void_with_courier',
    maxRetries: 5,
  }

  async execute() {
    const { courierCode, waybillNumber } = await Shipment.findOrFail(this.payload.shipmentId)
    if (waybillNumber) await courierDriver(courierCode).void(waybillNumber)
  }
}
