import { dangerousGoods } from '#shipping/booking/booking_facts'

export default class DangerousGoodsController {
  async index() {
    return { data: await dangerousGoods.current() }
  }
}
