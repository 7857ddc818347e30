import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'

test.group('An API key with the scope wallet:read', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reads balances, transactions and statements, and nothing else', async ({ assert }) => {
    const user = await person()
    await putMoney(await walletOf(user.email), { kobo: 100_00, comment: 'Card funding' })
    const { text } = await createUserApiKey(user, { scopes: ['wallet:read'] })
    const ask = withKey(text)
    const { body: wallet } = await ask('GET', '/wallet')
    assert.equal(wallet.data.cashBalance, 100)
    const { body: list } = await ask('GET', '/transaction')
    const days = 'startDate=2026-01-01&endDate=2026-01-31'
    for (const path of [
      `/transactions/${list.data[0].id}/detail`,
      `/transactions/history?${days}`,
      '/transactions/history/recent',
      `/files/token/statement?${days}`,
    ]) {
      const { status } = await ask('GET', path)
      assert.equal(status, 200, path)
    }
    for (const [method, path, code] of [
      ['GET', '/shipment', 'E_SCOPE_MISSING'],
      ['POST', '/wallet/withdraw', 'E_NOT_FOR_API_KEYS'],
      ['GET', '/bank_account/linked', 'E_NOT_FOR_API_KEYS'],
    ] as const) {
      const { status, body } = await ask(method, path)
      assert.deepEqual([status, body.code], [403, code], path)
    }
  })
})
