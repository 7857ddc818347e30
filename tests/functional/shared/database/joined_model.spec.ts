import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { JoinedModel } from '#shared/database/joined_model'
import { person } from '#tests/support/people'
import { queryRows } from '#shared/database/query_rows'
import Quote from '#shipping/pricing/models/quote'

test.group('A model loaded from a join', (group) => {
  group.each.setup(() => testUtils.db().withGlobalTransaction())

  async function loadJoined<Model extends typeof Organization | typeof Quote>(
    model: Model,
    name: string
  ) {
    const join = new JoinedModel(model, name)
    const [row] = await queryRows<Record<string, unknown>>(
      db,
      `select ${join.columns} from ${name} limit 1`
    )
    return join.from(row!, db.connection())
  }

  test('equals the model that its own query finds', async ({ assert }) => {
    const found = await loadJoined(Organization, 'organizations')
    const own = await Organization.findOrFail(found.id)
    assert.deepEqual(found.$attributes, own.$attributes)
    assert.deepEqual(found.$original, own.$original)
    assert.isTrue(found.$isPersisted && !found.$isLocal && !found.$isDirty)
    found.name = `${found.name} & Sons`
    assert.deepEqual(found.$dirty, { name: found.name })
    await found.save()
    await own.refresh()
    assert.equal(own.name, found.name)
  })

  test('detects a change inside a JSON column', async ({ assert }) => {
    await person()
    await db.rawQuery(
      `insert into quotes (id, organization_id, user_id, request, offers, expires_at)
       select gen_random_uuid(), 2, min(id), '{"declaredValueKobo": 1}', '{}', now() from users`
    )
    const quote = await loadJoined(Quote, 'quotes')
    assert.isFalse(quote.$isDirty)
    quote.request.declaredValueKobo += 1
    assert.isTrue(quote.$isDirty)
  })
})
