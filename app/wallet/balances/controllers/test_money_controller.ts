import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { topUpTestMoney } from '#wallet/balances/test_money_top_up'

export default class TestMoneyController {
  async store(ctx: HttpContext) {
    const message = await topUpTestMoney(callerOf(ctx))
    return { message }
  }
}
