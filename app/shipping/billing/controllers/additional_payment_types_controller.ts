import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'

export default class AdditionalPaymentTypesController {
  async index() {
    return { data: await listPaymentTypeOptions() }
  }
}
