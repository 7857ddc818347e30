import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'

async function tokenOf(client: ApiClient, username: string) {
  const login = await client.post('/api/v1/login').json({ username, password: DEMO_PASSWORD })
  return login.header('authorization')!
}

test.group('The wallet of the caller', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a retail customer sees their own balances in naira', async ({ client, assert }) => {
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

  test('the owner of a business sees the wallet of the business', async ({ client }) => {
    const response = await client
      .get('/api/v1/wallet')
      .header('authorization', await tokenOf(client, 'owner@acme.test'))
    response.assertBodyContains({ data: { organizationWallet: true } })
  })

  test('two retail customers have two wallets', async ({ client, assert }) => {
    const ids = []
    for (const email of ['member@sendam.test', 'other@sendam.test']) {
      const authorization = await tokenOf(client, email)
      const response = await client.get('/api/v1/wallet').header('authorization', authorization)
      ids.push(response.body().data.id)
    }
    assert.notEqual(ids[0], ids[1])
  })

  test('a stranger is refused with 401', async ({ client }) => {
    const response = await client.get('/api/v1/wallet')
    response.assertStatus(401)
    response.assertBodyContains({ code: 'E_UNAUTHORIZED_ACCESS' })
  })
})
