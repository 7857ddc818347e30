import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { saveAddress } from '#tests/support/developers/addresses'
import { createBusiness, dataOf } from '#tests/support/developers/business'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const LONG_AGO = db.raw(`now() - interval '23 months'`)

test.group('Booking with a saved address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('marks the address as used, even if a colleague books or the landmark is appended to it', async ({
    assert,
  }) => {
    const { asOwner, asMember } = await createBusiness()
    const booking = await submission({ preferredCourier: 'UPS' })
    const { saveInAddressBook, cityName, ...sender } = booking.origin
    assert.isFalse(saveInAddressBook)
    const place = { ...sender, side: 'origin', landmark: 'Total' }
    const used = await saveAddress(asOwner, place)
    const unlike = await saveAddress(asOwner, { ...place, address: '9 Allen Avenue' })
    const own = await saveAddress(asOwner, { ...place, address: '5 Allen', shared: false })
    const ids = [used.id, unlike.id, own.id]
    await db.from('saved_addresses').whereIn('id', ids).update({ used_at: LONG_AGO })
    const origin = { ...booking.origin, address: `${sender.address}, near Total` }
    const booked = await asMember('POST', '/shipment', { ...booking, origin })
    assert.equal(booked.status, 201, JSON.stringify(booked.body))
    const fresh = await db
      .from('saved_addresses')
      .whereIn('id', ids)
      .whereRaw(`used_at > now() - interval '1 day'`)
    assert.deepEqual(
      fresh.map(({ id }) => Number(id)),
      [used.id]
    )
    // The list is filtered by side, since the booking also saved the receiver.
    const [first] = await dataOf(asOwner('GET', '/addressBook?side=origin'))
    assert.equal(first.id, used.id)
    assert.equal(first.version, used.version)
  })
})
