import { bankOptions } from '#wallet/payouts/banks'

export default class BanksController {
  async index() {
    return { data: await bankOptions() }
  }
}
