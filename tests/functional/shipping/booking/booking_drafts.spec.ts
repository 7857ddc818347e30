import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import BookingDraft from '#shipping/booking/drafts/booking_draft'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { buildAddress } from '#tests/support/developers/addresses'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'
const DRAFT = '/shipment/draft'
const BOX = { name: 'Shoe box', length: 35, width: 22, height: 13, weight: 1.2 }

const draft = (version: number, device: string, text: string) => ({
  version,
  device,
  form: JSON.stringify({ text }),
})

async function visitBookingPage(username: string, path = BOOK) {
  const session = await PageSession.signedIn(username)
  const { props } = await session.visit(path)
  return props
}

test.group('Booking form suggestions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are the sender and the last three recipients, each once, latest first', async ({
    assert,
  }) => {
    const names = ['Ada Obi', 'Bola Ade', 'Chika Eze', 'Bola Ade', 'Dayo Ojo']
    for (const [place, fullname] of names.entries()) {
      const createdAt = DateTime.now().minus({ hours: 10 - place })
      const receiver = { fullname, address: `${fullname.length} High Street` }
      await makeShipment({ receiver, createdAt, to: 'GH', courierCode: 'UPS' })
    }
    await makeShipment({ owner: 'franchise@sendam.test', receiver: { fullname: 'Not Theirs' } })
    const { remembered } = await visitBookingPage('member@sendam.test')
    const recipients = remembered.recipients as { fullname: string }[]
    assert.deepEqual(
      recipients.map(({ fullname }) => fullname),
      ['Dayo Ojo', 'Bola Ade', 'Chika Eze']
    )
    assert.containsSubset(remembered.sender, { fullname: 'Chidi Eze', address: '5 Allen Avenue' })
    assert.containsSubset(remembered, {
      couriers: { export: 'UPS' },
      country: 'GH',
      insurance: 'Standard',
      pickup: true,
    })
  })

  test('are hidden from people outside the business, staff included', async ({ assert }) => {
    await makeShipment({ owner: 'owner@acme.test', receiver: { fullname: 'Acme Friend' } })
    const recipientsOf = async (username: string) => {
      const { remembered } = await visitBookingPage(username)
      return remembered.recipients.length
    }
    assert.equal(await recipientsOf('owner@acme.test'), 1)
    for (const other of ['member@sendam.test', 'admin@sendam.test', 'root@sendam.test']) {
      assert.equal(await recipientsOf(other), 0, other)
    }
  })

  test('omit the senders of imports and erased people', async ({ assert }) => {
    const old = await makeShipment({ receiver: { fullname: 'Erased person' } })
    await old.related('addresses').query().update({ fullname: 'Erased person' })
    await makeShipment({ from: 'GB', to: 'NG' })
    const { remembered } = await visitBookingPage('member@sendam.test')
    assert.isNull(remembered.sender)
    assert.lengthOf(remembered.recipients, 1)
  })

  test('are the receiver of the link, if it is one of their own, with a draft of its own', async ({
    client,
    assert,
  }) => {
    const franchise = await apiClientOf(client, 'franchise@sendam.test')
    const saved = await franchise('post', '/addressBook', buildAddress())
    const { id } = saved.body().data
    const own = await visitBookingPage('franchise@sendam.test', `${BOOK}?to=${id}`)
    assert.containsSubset(own.remembered.recipient, { fullname: 'Amina Bello', city: 'WUSE' })
    assert.deepInclude(own, { draftKey: `booking:2:to:${id}`, isDraftShared: false })
    for (const [username, to] of [
      ['member@sendam.test', id],
      ['franchise@sendam.test', 'x'],
    ]) {
      const page = await visitBookingPage(username, `${BOOK}?to=${to}`)
      assert.isNull(page.remembered.recipient)
      assert.deepInclude(page, { draftKey: 'booking:2', isDraftShared: true })
    }
  })

  test('include boxes, which have unique names and are renamed and removed', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const saved = await member('post', '/shipment/box', BOX)
    saved.assertStatus(201)
    const { id } = saved.body().data
    const duplicate = await member('post', '/shipment/box', { ...BOX, name: 'SHOE BOX' })
    duplicate.assertStatus(409)
    duplicate.assertBodyContains({ message: 'You already have a box named "SHOE BOX".' })
    const flat = await member('post', '/shipment/box', { ...BOX, name: 'Flat', height: 0 })
    flat.assertStatus(422)
    const renamed = await member('put', `/shipment/box/${id}`, { ...BOX, name: 'Boots' })
    assert.deepEqual(renamed.body().data, { ...BOX, id, name: 'Boots' })
    const { boxes, remembered } = await visitBookingPage('member@sendam.test')
    assert.deepEqual(boxes, [{ ...BOX, id, name: 'Boots' }])
    assert.equal(remembered.boxId, id, 'the only box is proposed')
    const other = await visitBookingPage('franchise@sendam.test')
    assert.deepEqual(other.boxes, [])
    const removed = await member('delete', `/shipment/box/${id}`)
    removed.assertStatus(200)
    const afterRemoval = await visitBookingPage('member@sendam.test')
    assert.deepEqual(afterRemoval.boxes, [])
  })
})

test.group('A booking draft', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shared by all devices of a person; one with an outdated version gets 409', async ({
    client,
    assert,
  }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const first = await member('put', DRAFT, draft(0, 'the-phone', 'begun'))
    first.assertStatus(200)
    const { version } = first.body().data
    const { draft: savedDraft } = await visitBookingPage('member@sendam.test')
    assert.equal(JSON.parse(savedDraft.form).text, 'begun')

    const late = await member('put', DRAFT, draft(0, 'the-laptop', 'of the laptop'))
    late.assertStatus(409)
    // Its answer was lost, but the same open form can continue.
    const own = await member('put', DRAFT, draft(0, 'the-phone', 'gone on'))
    own.assertStatus(200)
    assert.isAbove(own.body().data.version, version)
    const current = await member('get', DRAFT)
    const chosen = await member(
      'put',
      DRAFT,
      draft(current.body().data.version, 'the-laptop', 'chosen')
    )
    chosen.assertStatus(200)

    const franchise = await apiClientOf(client, 'franchise@sendam.test')
    const franchiseDraft = await franchise('get', DRAFT)
    assert.isNull(franchiseDraft.body().data.form)
  })

  test('stays deleted when another device saves an old version', async ({ client }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const begun = await member('put', DRAFT, draft(0, 'the-phone', 'begun'))
    const { data } = begun.body()
    const deletion = await member('delete', DRAFT)
    deletion.assertStatus(200)
    const late = await member('put', DRAFT, draft(data.version, 'the-laptop', 'late'))
    late.assertStatus(409)
  })

  test('is refused above 100,000 characters', async ({ client }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const huge = await member('put', DRAFT, draft(0, 'the-phone', 'x'.repeat(100_001)))
    huge.assertStatus(422)
  })

  test('is deleted when a page signs out, but not when an API client does', async ({
    client,
    assert,
  }) => {
    for (const [path, left] of [
      ['/api/v1/session', 0],
      ['/api/v1/sessions', 0],
    ] as const) {
      const page = await PageSession.signedIn('member@sendam.test')
      const saved = await page.send('PUT', `/api/v1${DRAFT}`, draft(0, 'the-phone', 'begun'))
      assert.equal(saved.status, 200)
      await page.send('DELETE', path)
      assert.lengthOf(await BookingDraft.all(), left, path)
    }
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    await apiClient('put', DRAFT, draft(0, 'an-api-client', 'begun'))
    await apiClient('delete', '/session')
    assert.lengthOf(await BookingDraft.all(), 1)
  })
})

test.group('A link with an OAuth error', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('signs out and keeps the booking draft', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('PUT', `/api/v1${DRAFT}`, draft(0, 'the-phone', 'begun'))
    await page.get('/oauth2/redirect?error=x')
    const drafts = await page.get(`/api/v1${DRAFT}`)
    assert.equal(drafts.status, 401)
    const { draft: savedDraft } = await visitBookingPage('member@sendam.test')
    assert.equal(JSON.parse(savedDraft.form).text, 'begun')
  })
})

test.group('Booking a shipment again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fills the form by reference or tracking number, for the owner only', async ({ assert }) => {
    const { transactionReference, trackingNumber } = await makeShipment({ status: 'CANCELED' })
    for (const reference of [transactionReference, trackingNumber]) {
      const path = `${BOOK}?again=${reference}`
      const own = await visitBookingPage('member@sendam.test', path)
      assert.containsSubset(own.again, { status: 'CANCELED', trackingNumber })
      assert.isNotEmpty(own.again.items)
      const other = await visitBookingPage('franchise@sendam.test', path)
      assert.isNull(other.again)
      assert.isTrue(other.againWanted)
    }
    for (const nonsense of ['0', "x'", '999999999999999999999']) {
      const props = await visitBookingPage('member@sendam.test', `${BOOK}?again=${nonsense}`)
      assert.isNull(props.again, nonsense)
    }
    assert.lengthOf(await Shipment.all(), 1)
  })
})
