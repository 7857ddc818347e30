import { listBankOptions } from '#wallet/payouts/bank_options'

export default class BanksController {
  async index() {
    return { data: await listBankOptions() }
  }
}
