import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { issueToken } from '#identity/sessions/bearer_tokens'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { collectStatements } from '#tests/support/database/query_count'
import { requestRates, toBritain } from '#tests/support/rate_requests'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** Statements that identify the caller, not the price. */
const OF_CALLER = /"(access_tokens|memberships|organizations|users)"|access_tokens/

test.group('What the database is asked for a quote', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is whether anything has changed, and to keep the promise', async ({ assert, client }) => {
    await seedReference()
    await smallTariff()
    const member = await createHomeCaller(await User.findByOrFail('email', 'member@sendam.test'))
    const token = await issueToken(member)
    const body = await submission()
    const ask = async () => {
      const answer = await client.post('/api/v1/shipment/check_rate').bearerToken(token).json(body)
      answer.assertStatus(200)
      assert.lengthOf(answer.body().data.courierRates, 3)
    }
    await ask()
    const asked = await collectStatements(ask)
    const ofPrice = asked.filter((statement) => !OF_CALLER.test(statement))
    assert.lengthOf(ofPrice, 2, ofPrice.join('\n'))
    assert.match(ofPrice[0]!, /from data_versions/)
    assert.match(ofPrice[1]!, /^insert into quotes/)
  })

  test('of the calculator is only the first of them', async ({ assert }) => {
    await smallTariff()
    const ask = async () => {
      const { status, body } = await requestRates(toBritain())
      assert.equal(status, 200)
      assert.lengthOf(body.data.courierRates, 3)
    }
    await ask()
    const asked = await collectStatements(ask)
    assert.lengthOf(asked, 1, asked.join('\n'))
    assert.match(asked[0]!, /from data_versions/)
  })
})
