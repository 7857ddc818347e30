import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'

export default class ShippingCostTypesController {
  async index() {
    return { data: await listPaymentTypeOptions() }
  }
}
