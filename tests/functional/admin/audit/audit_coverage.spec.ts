import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { ADMIN, senderByName, staffWrites, write } from './staff_writes.js'

test.group('Staff writes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
  })

  test('all leave audit entries with the actor, the time and the values before or after', async ({
    client,
    assert,
  }) => {
    const { id: actorId } = await User.findByOrFail('email', ADMIN)
    const send = await senderByName(client)
    const results = {}
    const silent: string[] = []
    for (const name of staffWrites()) {
      const before = await write(name, results, { client, send })
      // The actor of a request for approval is the person who asked, whoever approves it.
      const entries = await db
        .from('audit_entries')
        .where('id', '>', before)
        .whereNull('approval_id')
        .whereRaw(`not (action = 'approval.ask' and actor_id <> ?)`, [actorId])
      const isComplete = entries.every(
        (entry) =>
          Number(entry.actor_id) === actorId && entry.created_at && (entry.before || entry.after)
      )
      if (!entries.length || !isComplete) silent.push(name)
    }
    assert.deepEqual(silent, [])
  }).timeout(120_000)
})
