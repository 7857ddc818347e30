import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ApiKey from '#identity/api_keys/api_key'
import { flushCallLog } from '#identity/api_keys/call_log'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { createBusiness, dataOf, createApiKey, statusOf } from '#tests/support/developers/business'
import { eventually } from '#tests/support/eventually'
import { as, PASSWORD, person } from '#tests/support/people'

/** A call without personal data. */
const PRICED = '/shipment/item_category/all'

const RECENT = '/shipment/history/recent'

function ownKeys(sections: { name: string; rows: Record<string, string>[] }[]) {
  return sections.find(({ name }) => name === 'API keys')!.rows
}

test.group('The API keys that a person created', () => {
  test('are in the data export of the person, without secrets', async ({ assert }) => {
    const user = await person()
    const { text, key } = await createUserApiKey(user)
    await withKey(text)('GET', RECENT)
    const { body } = await (await as(user))('GET', '/user/data_export')
    const [row] = ownKeys(body.data?.sections ?? body.sections)
    assert.containsSubset(row, { mode: 'live', name: 'Our shop', endsIn: key.lastFour })
    assert.equal(row!.lastUsedFrom, '127.0.0.1')
    assert.notInclude(JSON.stringify(body), key.keyHash)
  })

  test('are revoked when a customer is erased, and their call log is deleted', async ({
    assert,
  }) => {
    const user = await person()
    const [live, testKey] = [
      await createUserApiKey(user),
      await createUserApiKey(user, { mode: 'test' }),
    ]
    const calls = () => db.from('api_calls').where('api_key_id', live.key.id)
    await withKey(live.text)('GET', RECENT)
    await eventually(async () => {
      await flushCallLog()
      const { length } = await calls()
      return length === 1
    })
    const { status } = await (await as(user))('POST', '/user/erasure', { password: PASSWORD })
    assert.equal(status, 200)
    for (const { key } of [live, testKey]) {
      await key.refresh()
      assert.isNotNull(key.revokedAt)
      assert.deepEqual([key.name, key.lastUsedFrom], ['Erased', null])
    }
    assert.isEmpty(await calls())
    const refused = await withKey(live.text)('GET', RECENT)
    assert.equal(refused.body.code, 'E_UNKNOWN_API_KEY')
  })

  test('keep working for a business after the person leaves and is erased', async ({ assert }) => {
    const { member, asOwner, asMember } = await createBusiness()
    const { id, key } = await createApiKey(asMember, {
      mode: 'live',
      scopes: ['shipments:read', 'rates:read'],
    })
    const team = await asOwner('GET', '/organization/members')
    const membership = team.body.data.find(({ email }: { email: string }) => email === member.email)
    await asOwner('DELETE', `/organization/members/${membership.id}`)
    assert.equal(await statusOf(withKey(key)('GET', PRICED)), 200)
    const left = await asOwner('GET', '/api_key/all')
    assert.equal(left.body.data[0].madeBy, member.fullName)
    const gone = await as(member)
    assert.deepEqual(await dataOf(gone('GET', '/api_key/all')), [])
    await gone('POST', '/user/erasure', { password: PASSWORD })
    assert.equal(await statusOf(withKey(key)('GET', PRICED)), 200)
    const row = await ApiKey.findOrFail(id)
    assert.equal(row.name, 'Web shop')
  })
})
