import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import BookingDraft from '#shipping/booking/memory/booking_draft'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { programOf } from '#tests/support/program'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'
const DRAFT = '/shipment/draft'
const BOX = { name: 'Shoe box', length: 35, width: 22, height: 13, weight: 1.2 }

const draft = (version: number, device: string, text: string) => ({
  version,
  device,
  form: JSON.stringify({ text }),
})

async function screenFor(username: string, path = BOOK) {
  const session = await PageSession.signedIn(username)
  const { props } = await session.visit(path)
  return props
}

test.group('What the booking form remembers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the sender and the last three recipients, each once, the latest first', async ({
    assert,
  }) => {
    const names = ['Ada Obi', 'Bola Ade', 'Chika Eze', 'Bola Ade', 'Dayo Ojo']
    for (const [place, fullname] of names.entries()) {
      const createdAt = DateTime.now().minus({ hours: 10 - place })
      const receiver = { fullname, address: `${fullname.length} High Street` }
      await makeShipment({ receiver, createdAt, to: 'GH', courierCode: 'UPS' })
    }
    await makeShipment({ owner: 'franchise@sendam.test', receiver: { fullname: 'Not Theirs' } })
    const { remembered } = await screenFor('member@sendam.test')
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

  test('is shared by those who work for one business, and is nobody else’s, staff or not', async ({
    assert,
  }) => {
    await makeShipment({ owner: 'owner@acme.test', receiver: { fullname: 'Acme Friend' } })
    const recipientsOf = async (username: string) => {
      const { remembered } = await screenFor(username)
      return remembered.recipients.length
    }
    assert.equal(await recipientsOf('owner@acme.test'), 1)
    for (const other of ['member@sendam.test', 'admin@sendam.test', 'root@sendam.test']) {
      assert.equal(await recipientsOf(other), 0, other)
    }
  })

  test('is no import’s sender, and nobody who was erased', async ({ assert }) => {
    const old = await makeShipment({ receiver: { fullname: 'Erased person' } })
    await old.related('addresses').query().update({ fullname: 'Erased person' })
    await makeShipment({ from: 'GB', to: 'NG' })
    const { remembered } = await screenFor('member@sendam.test')
    assert.isNull(remembered.sender)
    assert.lengthOf(remembered.recipients, 1)
  })

  test('a box is saved once under a name, renamed and removed', async ({ client, assert }) => {
    const member = await programOf(client, 'member@sendam.test')
    const saved = await member('post', '/shipment/box', BOX)
    saved.assertStatus(201)
    const { id } = saved.body().data
    const twin = await member('post', '/shipment/box', { ...BOX, name: 'SHOE BOX' })
    twin.assertStatus(409)
    twin.assertBodyContains({ message: 'You already have a box named "SHOE BOX".' })
    const flat = await member('post', '/shipment/box', { ...BOX, name: 'Flat', height: 0 })
    flat.assertStatus(422)
    const renamed = await member('put', `/shipment/box/${id}`, { ...BOX, name: 'Boots' })
    assert.deepEqual(renamed.body().data, { ...BOX, id, name: 'Boots' })
    const { boxes, remembered } = await screenFor('member@sendam.test')
    assert.deepEqual(boxes, [{ ...BOX, id, name: 'Boots' }])
    assert.equal(remembered.boxId, id, 'the only one is the usual one')
    const other = await screenFor('franchise@sendam.test')
    assert.deepEqual(other.boxes, [])
    const removed = await member('delete', `/shipment/box/${id}`)
    removed.assertStatus(200)
    const left = await screenFor('member@sendam.test')
    assert.deepEqual(left.boxes, [])
  })
})

test.group('A booking that somebody has begun', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is there on every device, and no device writes over another unseen', async ({
    client,
    assert,
  }) => {
    const member = await programOf(client, 'member@sendam.test')
    const first = await member('put', DRAFT, draft(0, 'the-phone', 'begun'))
    first.assertStatus(200)
    const { version } = first.body().data
    const { draft: shown } = await screenFor('member@sendam.test')
    assert.equal(JSON.parse(shown.form).text, 'begun')

    const late = await member('put', DRAFT, draft(0, 'the-laptop', 'of the laptop'))
    late.assertStatus(409)
    // Its answer was lost, but the same open form can continue.
    const own = await member('put', DRAFT, draft(0, 'the-phone', 'gone on'))
    own.assertStatus(200)
    assert.isAbove(own.body().data.version, version)
    const seen = await member('get', DRAFT)
    const chosen = await member(
      'put',
      DRAFT,
      draft(seen.body().data.version, 'the-laptop', 'chosen')
    )
    chosen.assertStatus(200)

    const franchise = await programOf(client, 'franchise@sendam.test')
    const theirs = await franchise('get', DRAFT)
    assert.isNull(theirs.body().data.form)
  })

  test('that was thrown away elsewhere does not come back by itself', async ({ client }) => {
    const member = await programOf(client, 'member@sendam.test')
    const begun = await member('put', DRAFT, draft(0, 'the-phone', 'begun'))
    const { data } = begun.body()
    const gone = await member('delete', DRAFT)
    gone.assertStatus(200)
    const late = await member('put', DRAFT, draft(data.version, 'the-laptop', 'late'))
    late.assertStatus(409)
  })

  test('is not kept when it is larger than any form', async ({ client }) => {
    const member = await programOf(client, 'member@sendam.test')
    const huge = await member('put', DRAFT, draft(0, 'the-phone', 'x'.repeat(100_001)))
    huge.assertStatus(422)
  })

  test('goes with signing out of a page, here and everywhere, and stays with a program’s', async ({
    client,
    assert,
  }) => {
    for (const [path, left] of [
      ['/api/v1/session', 0],
      ['/api/v1/sessions', 0],
    ] as const) {
      const page = await PageSession.signedIn('member@sendam.test')
      const kept = await page.send('PUT', `/api/v1${DRAFT}`, draft(0, 'the-phone', 'begun'))
      assert.equal(kept.status, 200)
      await page.send('DELETE', path)
      assert.lengthOf(await BookingDraft.all(), left, path)
    }
    const program = await programOf(client, 'member@sendam.test')
    await program('put', DRAFT, draft(0, 'a-program', 'begun'))
    await program('delete', '/session')
    assert.lengthOf(await BookingDraft.all(), 1)
  })
})

test.group('A link with an error of a sign-in that nobody began', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('signs out, and leaves what they had begun to be gone on with', async ({ assert }) => {
    const page = await PageSession.signedIn('member@sendam.test')
    await page.send('PUT', `/api/v1${DRAFT}`, draft(0, 'the-phone', 'begun'))
    await page.get('/oauth2/redirect?error=x')
    const drafts = await page.get(`/api/v1${DRAFT}`)
    assert.equal(drafts.status, 401)
    const { draft: kept } = await screenFor('member@sendam.test')
    assert.equal(JSON.parse(kept.form).text, 'begun')
  })
})

test.group('Booking a shipment again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('brings all of it by either of its numbers, and nothing of somebody else’s', async ({
    assert,
  }) => {
    const { transactionReference, trackingNumber } = await makeShipment({ status: 'CANCELED' })
    for (const reference of [transactionReference, trackingNumber]) {
      const path = `${BOOK}?again=${reference}`
      const own = await screenFor('member@sendam.test', path)
      assert.containsSubset(own.again, { status: 'CANCELED', trackingNumber })
      assert.isNotEmpty(own.again.items)
      const other = await screenFor('franchise@sendam.test', path)
      assert.isNull(other.again)
      assert.isTrue(other.againWanted)
    }
    for (const nonsense of ['0', "x'", '999999999999999999999']) {
      const props = await screenFor('member@sendam.test', `${BOOK}?again=${nonsense}`)
      assert.isNull(props.again, nonsense)
    }
    assert.lengthOf(await Shipment.all(), 1)
  })
})
