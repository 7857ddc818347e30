import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { QueueManager } from '@adonisjs/queue'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { withdrawalsNeedSecondFactorKobo } from '#identity/second_factor/second_factor_settings'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { linkPayoutAccount, walletOf } from '#tests/support/money/payouts'
import { call } from '#tests/support/people'
import {
  statusOf,
  codeFor,
  givenApp,
  letFactorsAge,
  secondStep,
  withToken,
} from '#tests/functional/identity/second_factor/factors'

const MEMBER = 'member@sendam.test'
const OWNER = 'owner@acme.test'

async function signedIn(email: string) {
  const given = { username: email, password: DEMO_PASSWORD }
  const { headers, body } = await call('POST', '/api/v1/login', given)
  return { apiClient: withToken(headers.get('authorization') ?? ''), body }
}

async function cashOf(email: string) {
  const wallet = await walletOf(email)
  return wallet.account('cash').balanceKobo
}

test.group('A withdrawal above the second-factor amount', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    QueueManager.fake()
    await seedDemoWallets()
    return () => QueueManager.restore()
  })

  for (const [path, email] of [
    ['/wallet/withdraw', MEMBER],
    ['/organization/withdraw', OWNER],
  ] as const) {
    test(`requires a fresh second factor: ${path}`, async ({ assert }) => {
      await withdrawalsNeedSecondFactorKobo.set(1000_00, { by: null })
      const { apiClient } = await signedIn(email)
      const { id: creditAccountId } = await linkPayoutAccount(email)
      const before = await cashOf(email)
      const small = await apiClient('POST', path, { amount: 1000, creditAccountId })
      assert.equal(small.status, 200)
      const left = await cashOf(email)
      assert.isBelow(left, before)

      const without = await apiClient('POST', path, { amount: 1001, creditAccountId })
      assert.equal(without.status, 409)
      assert.equal(without.body.code, 'E_NO_SECOND_FACTOR')

      const secret = await givenApp(await User.findByOrFail('email', email))
      const challenged = await apiClient('POST', path, { amount: 1001, creditAccountId })
      assert.equal(challenged.status, 403)
      assert.equal(challenged.body.code, 'E_SECOND_FACTOR_REQUIRED')
      assert.equal(await cashOf(email), left)
      const { challenge } = challenged.body.data
      const code = codeFor(secret)
      await apiClient('POST', '/user/second_factor/proof', { challenge, code })
      const done = await apiClient('POST', path, { amount: 1001, creditAccountId })
      assert.equal(done.status, 200)
    })
  }

  test('requires the second factor again ten minutes after a sign-in with it', async ({
    assert,
  }) => {
    await withdrawalsNeedSecondFactorKobo.set(0, { by: null })
    const secret = await givenApp(await User.findByOrFail('email', MEMBER))
    const { body } = await signedIn(MEMBER)
    const { headers } = await secondStep({
      challenge: body.data.challenge,
      code: codeFor(secret),
    })
    const apiClient = withToken(headers.get('authorization')!)
    const { id: creditAccountId } = await linkPayoutAccount(MEMBER)
    const withdraw = () => apiClient('POST', '/wallet/withdraw', { amount: 1000, creditAccountId })
    assert.equal(await statusOf(withdraw()), 200)
    await letFactorsAge()
    assert.equal(await statusOf(withdraw()), 403)
  })
})
