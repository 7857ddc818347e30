import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Membership from '#identity/organizations/models/membership'
import { saveAddress, requestAddress, buildTypedAddress } from '#tests/support/developers/addresses'
import { createBusiness, dataOf, statusOf } from '#tests/support/developers/business'
import { readProps, removeProps } from '#tests/support/page_props'
import { as, call, mailOf, person } from '#tests/support/people'
import { addressOfServer } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { runSweep } from '#tests/support/jobs'

const LINK_EXPIRED = 'This link no longer works. Ask the person who sent it for a new one.'

const answer = (token: string, changes: object = {}) =>
  call('POST', `/api/v1/address/${token}`, buildTypedAddress(changes))

const pageOf = (token: string) => fetch(`${addressOfServer()}/address/${token}`)

test.group('An address request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await submission()
  })

  test('adds the answer to the book of its creator, who gets an e-mail; a second answer gets 404', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const { id, token } = await requestAddress(ask, 'Amina of Wuse')
    const rows = await db.from('address_requests').where({ id })
    assert.notInclude(JSON.stringify(rows), token)
    const { status, body } = await answer(token)
    assert.equal(status, 200)
    assert.equal(body.message, 'Thank you. Ada Obi has your address now.')
    const data = await dataOf(ask('GET', '/addressBook'))
    assert.lengthOf(data, 1)
    assert.containsSubset(data[0], {
      side: 'destination',
      fullname: 'Amina Bello',
      phoneNumber: '08031234567',
      city: 'WUSE',
      state: 'NG_FC',
      landmark: 'Opposite Wuse Market',
      postalCode: '000000',
    })
    assert.isString(data[0].filledIn)
    const [mail] = await mailOf(user.email)
    assert.equal(mail!.subject, 'Amina Bello filled in their address')
    assert.notInclude(mail!.text, 'Kano Crescent')
    assert.include(mail!.text, `/base/addresses?edit=${data[0].id}`)
    const [listed] = await dataOf(ask('GET', '/addressBook/ask'))
    assert.containsSubset(listed, { id, name: 'Amina of Wuse', addressId: data[0].id })
    const again = await answer(token)
    assert.equal(again.status, 404)
  })

  test('answers the same 404 if its link is wrong, used, withdrawn, expired or of a former member', async ({
    assert,
  }) => {
    const { asOwner, asMember, member } = await createBusiness()
    const [used, withdrawn, expired] = [
      await requestAddress(asOwner),
      await requestAddress(asOwner),
      await requestAddress(asOwner),
    ]
    const ofFormerMember = await requestAddress(asMember)
    await answer(used.token)
    assert.equal(await statusOf(asOwner('DELETE', `/addressBook/ask/${withdrawn.id}`)), 200)
    assert.equal(await statusOf(asOwner('DELETE', `/addressBook/ask/${withdrawn.id}`)), 404)
    assert.equal(await statusOf(asOwner('DELETE', `/addressBook/ask/${used.id}`)), 404)
    assert.equal(await statusOf(asOwner('DELETE', `/addressBook/ask/${ofFormerMember.id}`)), 404)
    await db
      .from('address_requests')
      .where({ id: expired.id })
      .update({ expires_at: db.raw(`now() - interval '1 second'`) })
    await Membership.query().where('userId', member.id).delete()
    const before = await db.from('saved_addresses').count('* as count').first()
    const pages = new Set<string>()
    for (const token of [
      'nonsense',
      ...[used, withdrawn, expired, ofFormerMember].map((request) => request.token),
    ]) {
      const { status, body } = await answer(token, { fullname: '' })
      assert.deepEqual([status, body.message], [404, LINK_EXPIRED])
      const page = await pageOf(token)
      const { requester, isFilledIn } = readProps(await page.text()).props
      pages.add(JSON.stringify([page.status, requester, isFilledIn]))
    }
    assert.deepEqual([...pages], [JSON.stringify([200, null, false])])
    assert.deepEqual(await db.from('saved_addresses').count('* as count').first(), before)
    await runSweep('shipping.prune_address_requests')
    assert.lengthOf(await db.from('address_requests').where({ id: expired.id }), 0)
    assert.lengthOf(await db.from('address_requests').where({ id: ofFormerMember.id }), 1)
  })

  test('does not work while its creator is deactivated', async ({ assert }) => {
    const user = await person()
    const { token } = await requestAddress(await as(user))
    await user.merge({ deactivatedAt: DateTime.utc() }).save()
    const page = await pageOf(token)
    assert.isNull(readProps(await page.text()).props.requester)
    const { status, body } = await answer(token)
    assert.deepEqual([status, body.message], [404, LINK_EXPIRED])
    assert.lengthOf(await db.from('saved_addresses').where('user_id', user.id), 0)
  })

  test('keeps the saved landmark and LGA if the receiver leaves them empty', async ({ assert }) => {
    const ask = await as(await person())
    const known = { landmark: 'Wuse Market', lga: 'Abuja Municipal Area Council' }
    const { id } = await saveAddress(ask, known)
    const { token } = await requestAddress(ask)
    const texts = { phoneNumber: '08031234567', landmark: '', email: 'new@example.test' }
    assert.equal(await statusOf(answer(token, texts)), 200)
    const [entry, ...others] = await dataOf(ask('GET', '/addressBook'))
    assert.lengthOf(others, 0)
    assert.containsSubset(entry, { id, email: 'new@example.test', ...known })
  })

  test('strips line breaks and control characters from each field', async ({ assert }) => {
    const ask = await as(await person())
    const { token } = await requestAddress(ask)
    const texts = { fullname: 'Amina\r\nBello', address: '14 Aminu\n\tKano\u0007 Crescent' }
    assert.equal(await statusOf(answer(token, texts)), 200)
    const [entry] = await dataOf(ask('GET', '/addressBook'))
    assert.containsSubset(entry, { fullname: 'Amina Bello', address: '14 Aminu Kano Crescent' })
  })

  test('stays listed while open, even after 310 later requests were answered', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    const { id } = await requestAddress(ask)
    await db.rawQuery(
      `insert into address_requests (organization_id, user_id, name, token_hash, expires_at, answered_at)
       select 2, ?, 'Many', md5(number::text), now() + interval '1 day', now() from generate_series(1, 310) as number`,
      [user.id]
    )
    const listed = await dataOf(ask('GET', '/addressBook/ask'))
    assert.lengthOf(listed, 300)
    assert.equal(listed[0].id, id)
  })

  test('refuses an answer that breaks the rules of a booking, and can then be answered again', async ({
    assert,
  }) => {
    const ask = await as(await person())
    const { token } = await requestAddress(ask)
    const { status, body } = await answer(token, { phoneNumber: '12', city: 'Wusee', email: '' })
    assert.equal(status, 422)
    assert.sameMembers(
      body.errors.map(({ field }: any) => field),
      ['phoneNumber', 'city', 'email']
    )
    assert.equal(await statusOf(answer(token, { fullname: 'x'.repeat(101) })), 422)
    assert.lengthOf(await dataOf(ask('GET', '/addressBook')), 0)
    assert.equal(await statusOf(answer(token)), 200)
  })

  test('opens a page that works without JavaScript, is not indexed and sends no referrer', async ({
    assert,
  }) => {
    const { organization, asOwner } = await createBusiness()
    const { token } = await requestAddress(asOwner)
    const page = await pageOf(token)
    const html = await page.text()
    assert.include(removeProps(html), organization.name)
    assert.match(html, /<meta[^>]*name="robots"[^>]*content="noindex, nofollow"/)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.equal(page.headers.get('cache-control'), 'no-store, private')
    const send = async (values: object) => {
      const body = new URLSearchParams({ ...values })
      const sent = await fetch(`${addressOfServer()}/address/${token}`, { method: 'POST', body })
      return sent.text()
    }
    const wrong = await send(buildTypedAddress({ phoneNumber: '12' }))
    assert.include(removeProps(wrong), '&quot;Phone Number&quot; is invalid')
    assert.include(removeProps(wrong), 'Opposite Wuse Market')
    const done = await send(buildTypedAddress())
    assert.include(removeProps(done), `${organization.name} has your address now.`)
    const [entry] = await dataOf(asOwner('GET', '/addressBook'))
    assert.equal(entry.fullname, 'Amina Bello')
  })

  test('is refused to a person with 100 open ones; answers are rate-limited', async ({
    assert,
  }) => {
    const user = await person()
    const ask = await as(user)
    assert.equal(await statusOf(ask('POST', '/addressBook/ask', { name: ' ' })), 422)
    await db.rawQuery(
      `insert into address_requests (organization_id, user_id, name, token_hash, expires_at)
       select 2, ?, 'Many', md5(number::text), now() + interval '1 day' from generate_series(1, 100) as number`,
      [user.id]
    )
    assert.equal(await statusOf(ask('POST', '/addressBook/ask', { name: 'Amina' })), 409)
    const tries = await Promise.all(Array.from({ length: 101 }, () => answer('nonsense')))
    assert.include(
      tries.map(({ status }) => status),
      429
    )
  })
})
