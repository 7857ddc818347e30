import DangerousGood from '#shipping/booking/models/dangerous_good'

export default class DangerousGoodsController {
  async index() {
    const goods = await DangerousGood.query().orderBy('term')
    return { data: goods.map(({ term }) => term) }
  }
}
