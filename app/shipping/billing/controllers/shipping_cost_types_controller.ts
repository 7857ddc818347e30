import { additionalPaymentTypes } from '#shipping/billing/additional_payments'

export default class ShippingCostTypesController {
  async index() {
    const types = await additionalPaymentTypes.get()
    return { data: types.map((name) => ({ value: name, label: name })) }
  }
}
