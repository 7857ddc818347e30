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
const CALLER_TABLES = /"(access_tokens|memberships|organizations|users)"|access_tokens/

test.group('Database statements of a quote', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are one check for changed data and the insert of the quote', async ({ assert, client }) => {
    await seedReference()
    await smallTariff()
    const member = await createHomeCaller(await User.findByOrFail('email', 'member@sendam.test'))
    const token = await issueToken(member)
    const body = await submission()
    const requestQuote = async () => {
      const answer = await client.post('/api/v1/shipment/check_rate').bearerToken(token).json(body)
      answer.assertStatus(200)
      assert.lengthOf(answer.body().data.courierRates, 3)
    }
    await requestQuote()
    const statements = await collectStatements(requestQuote)
    const pricingStatements = statements.filter((statement) => !CALLER_TABLES.test(statement))
    assert.lengthOf(pricingStatements, 2, pricingStatements.join('\n'))
    assert.match(pricingStatements[0]!, /from data_versions/)
    assert.match(pricingStatements[1]!, /^insert into quotes/)
  })

  test('are only the check for changed data in the price calculator', async ({ assert }) => {
    await smallTariff()
    const requestQuote = async () => {
      const { status, body } = await requestRates(toBritain())
      assert.equal(status, 200)
      assert.lengthOf(body.data.courierRates, 3)
    }
    await requestQuote()
    const statements = await collectStatements(requestQuote)
    assert.lengthOf(statements, 1, statements.join('\n'))
    assert.match(statements[0]!, /from data_versions/)
  })
})
