import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'

async function tokenOf(client: ApiClient, username: string) {
  const login = await client.post('/api/v1/login').json({ username, password: DEMO_PASSWORD })
  return login.header('authorization')!
}

test.group('The wallet call', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows a retail customer their balances in naira', async ({ client, assert }) => {
    await seedDemoWallets()
    const response = await client
      .get('/api/v1/wallet/')
      .header('authorization', await tokenOf(client, 'member@sendam.test'))
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      cashBackBalance: 5000,
      organizationWallet: false,
      creditLimit: 0,
    })
  })

  test('shows the owner of a business the wallet of the business', async ({ client }) => {
    const response = await client
      .get('/api/v1/wallet')
      .header('authorization', await tokenOf(client, 'owner@acme.test'))
    response.assertBodyContains({ data: { organizationWallet: true } })
  })

  test('shows two retail customers two different wallets', async ({ client, assert }) => {
    const ids = []
    for (const email of ['member@sendam.test', 'other@sendam.test']) {
      const authorization = await tokenOf(client, email)
      const response = await client.get('/api/v1/wallet').header('authorization', authorization)
      ids.push(response.body().data.id)
    }
    assert.notEqual(ids[0], ids[1])
  })

  test('refuses a stranger with 401', async ({ client }) => {
    const response = await client.get('/api/v1/wallet')
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED_ACCESS' })
  })
})
