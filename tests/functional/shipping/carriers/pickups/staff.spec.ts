import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { countPickupsToArrange } from '#shipping/carriers/pickups/daily_pickups'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import { readAudit } from '#tests/support/audit'
import {
  ADMIN,
  asked,
  atTheCourier,
  fetched,
  MEMBER,
  settle,
  shownTo,
  stateOf,
} from './pickup_parcels.js'
import { pickupDay } from '#tests/support/clock/pickup_days'

const daysAgo = (days: number) =>
  DateTime.now().setZone('Africa/Lagos').minus({ days }).toISODate()!
const [yesterday, dayBeforeYesterday] = [() => daysAgo(1), () => daysAgo(2)]

test.group("The staff's list of pickups", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the senders, parcels and possible decisions of a day', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched()
    await fetched()
    await fetched({ street: '9 NOPICKUP Road', courierCode: 'FEDEX' })
    await fetched({ day: pickupDay(1) })
    const list = (query: string) => asked(client, { who: ADMIN, path: `/pickup${query}` })
    const { data } = await list(`?day=${pickupDay()}`)
    assert.lengthOf(data, 2)
    const booked = data.find(({ id }: { id: number }) => id === pickup.id)
    assert.deepInclude(booked, {
      carrierName: 'DHL',
      state: 'booked',
      readyAt: '10:00',
      closeAt: '17:00',
      packages: 2,
      packagesTold: 1,
      isForStaff: false,
      decisions: ['done', 'canceled'],
    })
    assert.deepEqual(booked.sender, {
      fullname: 'Chidi Eze',
      phoneNumber: '08031234567',
      address: '5 Allen Avenue',
      place: 'Ikeja, Lagos, Nigeria',
    })
    assert.equal(booked.parcels[0].trackingNumber, shipment.trackingNumber)
    const refused = data.find(({ carrier }: { carrier: string }) => carrier === 'fedex')
    assert.isTrue(refused.isForStaff)
    assert.equal(refused.problem, 'The courier does not come to this address.')
    const { status } = await list('?day=2026-02-31')
    assert.equal(status, 422)
  })

  test('carries unfinished pickups of earlier days over to today', async ({ client, assert }) => {
    const unordered = await fetched({ street: '9 NOPICKUP Road' })
    const [collected, missed] = [await fetched(), await fetched({ day: pickupDay(1) })]
    await Shipment.query()
      .where({ id: collected.shipment.id })
      .update({ status: 'COURIER_ASSIGNED' })
    const before = await countPickupsToArrange()
    await Pickup.query().where({ id: unordered.pickup.id }).update({ day: yesterday() })
    await Pickup.query().where({ id: missed.pickup.id }).update({ day: yesterday() })
    await Pickup.query().where({ id: collected.pickup.id }).update({ day: dayBeforeYesterday() })
    const { data } = await asked(client, { who: ADMIN, path: '/pickup' })
    const ids = data.map(({ id }: { id: number }) => id)
    assert.include(ids, unordered.pickup.id)
    assert.notInclude(ids, collected.pickup.id)
    assert.deepInclude(
      data.find(({ id }: { id: number }) => id === missed.pickup.id),
      { stateText: 'Booked, but not all parcels were collected', isForStaff: true }
    )
    assert.equal(await countPickupsToArrange(), before + 2)
  })

  test('accepts each decision once, and writes it to the audit log', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched({ street: '5 LOSTPICKUP Avenue' })
    const decide = async (body: object) => {
      const { status } = await settle(client, pickup, body)
      return status
    }
    assert.equal(await decide({ decision: 'booked' }), 422)
    assert.equal(await decide({ decision: 'booked', number: 'PRG 1' }), 200)
    assert.equal(await decide({ decision: 'booked', number: 'PRG 2' }), 409)
    const { text } = await shownTo(MEMBER, client, shipment)
    assert.match(text, /, number PRG 1$/)
    assert.equal(await decide({ decision: 'done' }), 200)
    assert.equal(await stateOf(pickup), 'done')
    const entries = await readAudit(shipment)
    const decisions = entries.map(({ action, after }) => ({ action, after }))
    assert.deepEqual(decisions, [
      { action: 'pickup.resolve', after: { decision: 'booked', number: 'PRG 1' } },
      { action: 'pickup.resolve', after: { decision: 'done' } },
    ])
  })

  test('orders a pickup whose answer was lost again only after a decision by staff', async ({
    client,
    assert,
  }) => {
    const { pickup } = await fetched({ street: '5 LOSTPICKUP Avenue' })
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 1, coming: 1 })
    const { status } = await settle(client, pickup, { decision: 'order_again' })
    assert.equal(status, 200)
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 2 })
  })
})
