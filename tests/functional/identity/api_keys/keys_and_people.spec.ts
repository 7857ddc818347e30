import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ApiKey from '#identity/api_keys/api_key'
import { flushCallLog } from '#identity/api_keys/call_log'
import Membership from '#identity/organizations/models/membership'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { createBusiness, dataOf, createApiKey, statusOf } from '#tests/support/developers/business'
import { eventually } from '#tests/support/eventually'
import { as, mailOf, PASSWORD, person } from '#tests/support/people'

/** A call that reads no personal data, so keys of former members may still make it. */
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

  test('keep working for a business when the person is erased, and its owner is told', async ({
    assert,
  }) => {
    const { owner, member, asOwner, asMember } = await createBusiness()
    const { id, key } = await createApiKey(asMember, { mode: 'live', scopes: ['rates:read'] })
    await asMember('POST', '/user/erasure', { password: PASSWORD })
    assert.equal(await statusOf(withKey(key)('GET', PRICED)), 200)
    const row = await ApiKey.findOrFail(id)
    assert.equal(row.name, 'Web shop')
    const [mail] = await mailOf(owner.email)
    assert.include(mail!.subject, `${member.fullName} has left`)
    const [listed] = await dataOf(asOwner('GET', '/api_key/all'))
    assert.equal(listed.madeBy, 'Erased person')
  })
})

/** A business whose member has made three keys, by name. */
async function createKeysOfMember() {
  const business = await createBusiness()
  const { organization, member } = business
  const make = (name: string) => createUserApiKey(member, { name }, organization)
  const keys = { kept: await make('Till'), revoked: await make('Old'), rolled: await make('Shop') }
  const { id } = await Membership.findByOrFail({ userId: member.id })
  return { ...business, keys, membership: `/organization/members/${id}` }
}

test.group('The API keys of a member', () => {
  test('who is removed keep working until an owner revokes or rolls them, but read no personal data', async ({
    assert,
  }) => {
    const { owner, member, asOwner, keys, membership } = await createKeysOfMember()
    const before = await mailOf(owner.email)
    await asOwner('DELETE', membership)
    assert.lengthOf(await mailOf(owner.email), before.length)
    await asOwner('DELETE', `/api_key/${keys.revoked.key.id}`)
    const { body } = await asOwner('PUT', `/api_key/${keys.rolled.key.id}/roll`, {})

    assert.equal(await statusOf(withKey(keys.kept.text)('GET', PRICED)), 200)
    assert.equal(await statusOf(withKey(keys.kept.text)('GET', RECENT)), 403)
    assert.equal(await statusOf(withKey(keys.revoked.text)('GET', PRICED)), 401)
    assert.equal(await statusOf(withKey(keys.rolled.text)('GET', RECENT)), 403)
    assert.equal(await statusOf(withKey(body.data.key)('GET', RECENT)), 200)
    const [, left] = await dataOf(asOwner('GET', '/api_key/all'))
    assert.equal(left.madeBy, member.fullName)
    const gone = await as(member)
    assert.deepEqual(await dataOf(gone('GET', '/api_key/all')), [])
  })

  test('who leaves keep working unless revoked; an e-mail asks the owner to roll them', async ({
    assert,
  }) => {
    const { owner, member, organization, asOwner, asMember, keys, membership } =
      await createKeysOfMember()
    assert.equal(await statusOf(asMember('DELETE', `/api_key/${keys.revoked.key.id}`)), 200)
    const before = await mailOf(member.email)
    assert.equal(await statusOf(asMember('DELETE', membership)), 200)

    assert.equal(await statusOf(withKey(keys.revoked.text)('GET', PRICED)), 401)
    for (const { text } of [keys.kept, keys.rolled]) {
      assert.equal(await statusOf(withKey(text)('GET', PRICED)), 200)
      assert.equal(await statusOf(withKey(text)('GET', RECENT)), 403)
    }
    const [mail] = await mailOf(owner.email)
    assert.equal(
      mail!.subject,
      `${member.fullName} has left ${organization.name}; their API keys still work`
    )
    assert.include(
      mail!.text,
      `"Till" (live, ends in ${keys.kept.key.lastFour}), "Shop" (live, ends in`
    )
    assert.notInclude(mail!.text, 'Old')
    assert.lengthOf(await mailOf(member.email), before.length)
    const gone = await as(member)
    assert.equal(await statusOf(gone('PUT', `/api_key/${keys.rolled.key.id}/roll`, {})), 404)

    const page = await PageSession.signedIn(owner.email)
    const { props } = await page.visit('/base/developers')
    assert.containsSubset(props.keys, [{ name: 'Till', creatorHasLeft: true }])
    const { body } = await asOwner('PUT', `/api_key/${keys.rolled.key.id}/roll`, {})
    assert.equal(await statusOf(withKey(body.data.key)('GET', RECENT)), 200)
    const later = await page.visit('/base/developers')
    assert.containsSubset(later.props.keys, [{ id: body.data.id, creatorHasLeft: false }])
  })

  test('who leaves without a working key are not mailed about', async ({ assert }) => {
    const { owner, asMember, keys, membership } = await createKeysOfMember()
    for (const { key } of Object.values(keys)) await asMember('DELETE', `/api_key/${key.id}`)
    const before = await mailOf(owner.email)
    await asMember('DELETE', membership)
    assert.lengthOf(await mailOf(owner.email), before.length)
  })
})
