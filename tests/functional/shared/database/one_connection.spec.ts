import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { tariffCheckBasisPoints } from '#shipping/pricing/pricing_settings'
import { collectRefusals } from '#tests/support/database/one_connection'

/** Begins a transaction in product code, since those that tests begin are not watched. */
const within = (work: Parameters<typeof runOnce>[1]) =>
  runOnce({ key: undefined, userId: 1, request: [] }, work)

const USES = {
  'a statement': () => db.rawQuery('select 1'),
  'a setting': async () => ({ share: await tariffCheckBasisPoints.get() }),
  'another transaction': () => db.transaction((trx) => trx.rawQuery('select 1')),
  'a statement whose error is caught': () => db.rawQuery('select 1').catch(() => ({})),
}

for (const shares of [true, false]) {
  test.group(
    `A transaction ${shares ? 'within the transaction of a test' : 'that commits'}`,
    (group) => {
      if (shares) group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

      for (const [name, use] of Object.entries(USES)) {
        test(`may not use a second connection for ${name}`, async ({ assert }) => {
          const found = await collectRefusals(() => within(async () => use()).catch(() => {}))
          assert.lengthOf(found, 1)
          assert.match(found[0]!, /second connection[^]+idempotent_command/)
        })
      }

      test('may not send a statement while another runs', async ({ assert }) => {
        const found = await collectRefusals(() =>
          within(async (trx) => {
            await Promise.all([trx.rawQuery('select 1'), trx.rawQuery('select 2')])
            return {}
          })
        )
        assert.lengthOf(found, 1)
        assert.match(found[0]!, /while another runs[^]+one_connection\.spec[^]+idempotent_command/)
      })

      test('may use its own connection, and others once it has ended', async ({ assert }) => {
        const found = await collectRefusals(async () => {
          await within(async (trx) => {
            await trx.transaction((nested) => nested.rawQuery('select 1'))
            return { share: await tariffCheckBasisPoints.get(trx) }
          })
          await db.rawQuery('select 1')
        })
        assert.deepEqual(found, [])
      })
    }
  )
}
