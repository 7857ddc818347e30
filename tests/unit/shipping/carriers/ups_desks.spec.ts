import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { upsPickupRequest } from '#shipping/carriers/ups/ups_pickup_request'
import { UpsCourier } from '#shipping/carriers/ups/ups_courier'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  type PickupRequest,
} from '#shipping/carriers/courier_driver'
import { faults } from '#tests/support/fakes/carriers/carrier_server'
import { type FakeUps, startFakeUps, upsProblem } from '#tests/support/fakes/carriers/ups'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import { upsParcel } from './ups_parcel.js'
import samples from './ups_samples.json' with { type: 'json' }

let fake: FakeUps
let ups: UpsCourier

function setUp() {
  return async () => {
    fake = await startFakeUps()
    ups = new UpsCourier(fake.account)
    return () => fake.close()
  }
}

test.group('UPS: giving a waybill back', (group) => {
  group.each.setup(setUp())
  const giveBack = (waybillNumber: string) =>
    ups.void({ waybillNumber, senderCountryCode: 'NG', handles: {} })

  test('is done once, and the second time it was done already', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    assert.deepEqual(await giveBack(waybillNumber), { outcome: 'voided' })
    assert.deepEqual(await giveBack(waybillNumber), { outcome: 'already' })
    assert.isTrue(fake.shipments[0]!.voided)
    assert.match(fake.seen.at(-1)!.path, new RegExp(`^/api/shipments/v2409/void/cancel/1Z`))
  })

  test('where UPS takes it back no more, staff are told what to do', async ({ assert }) => {
    const answer: any = await giveBack('1ZA1B2C30400009911')
    assert.equal(answer.outcome, 'not_possible')
    assert.equal(
      answer.task,
      'UPS did not cancel waybill 1ZA1B2C30400009911: No shipment found within the allowed void period (190102). Ask UPS to credit it, and make sure that nobody hands it over.'
    )
  })

  test('what UPS cannot void is not taken for voided', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const words = 'The shipment cannot be voided: its pickup has been cancelled'
    fake.failNext('void', upsProblem('190101', words))
    const answer: any = await giveBack(waybillNumber)
    assert.equal(answer.outcome, 'not_possible')
    assert.include(answer.task, words)
  })

  test('half of it is not all of it', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const Status = { Code: '0', Description: 'Partially voided' }
    fake.failNext(
      'void',
      faults.answering(() => ({ VoidShipmentResponse: { SummaryResult: { Status } } }))
    )
    const answer: any = await giveBack(waybillNumber)
    assert.equal(answer.outcome, 'not_possible')
    assert.match(answer.task, /it was not voided/)
  })

  test('without an answer nobody knows, and it may be asked again', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    for (const fault of [faults.failing, faults.nothing, faults.away]) {
      fake.failNext('void', fault)
      assert.instanceOf(await thrownBy(giveBack(waybillNumber)), CourierUnresponsive)
    }
    fake.failNext('void', faults.cut)
    assert.instanceOf(await thrownBy(giveBack(waybillNumber)), CourierUnresponsive)
    assert.deepEqual(await giveBack(waybillNumber), { outcome: 'already' })
    fake.failNext('void', upsProblem('120100', 'Missing or invalid shipper number'))
    assert.instanceOf(await thrownBy(giveBack(waybillNumber)), CourierUnavailable)
  })
})

test.group('UPS: pickups', (group) => {
  group.each.setup(setUp())

  const day = DateTime.now().setZone('Africa/Lagos').plus({ days: 3 }).startOf('day')
  const pickup: PickupRequest = {
    reference: 'SD-8F2K-0001',
    day,
    readyAt: '14:00',
    closeAt: '17:00',
    at: upsParcel().sender,
    packages: 1,
    grams: 1200,
    parcels: [{ waybillNumber: '1ZA1B2C30400000011', service: '65', destinationCountryCode: 'GB' }],
    note: null,
  }
  const cancel = (number: string) =>
    ups.pickups.cancel({ number, handles: {}, alerts: [], day, senderCountryCode: 'NG' } as never)

  test('a driver is sent for as UPS publishes it', async ({ assert }) => {
    const booked = await ups.pickups.book(pickup)
    assert.equal(booked.number, fake.pickups[0]!.number)
    const expected = structuredClone(samples.pickup.body)
    expected.PickupCreationRequest.PickupDateInfo.PickupDate = day.toFormat('yyyyMMdd')
    assert.deepEqual(fake.pickups[0]!.request, expected)
    assert.equal(fake.seen.at(-1)!.path, samples.pickup.path)
  })

  test('parcels are counted by service and country, heavy ones said, and the driver told the note', async ({
    assert,
  }) => {
    const [one] = pickup.parcels
    const parcels = [one!, one!, { ...one!, service: '07', destinationCountryCode: 'US' }]
    const at = { ...pickup.at, company: null }
    await ups.pickups.book({ ...pickup, at, parcels, packages: 5, grams: 200_000, note: 'Gate 2' })
    const sent = fake.pickups[0]!.request.PickupCreationRequest
    assert.deepEqual(
      sent.PickupPiece.map((piece: any) => [
        piece.ServiceCode,
        piece.Quantity,
        piece.DestinationCountryCode,
      ]),
      [
        ['065', '4', 'GB'],
        ['007', '1', 'US'],
      ]
    )
    assert.equal(sent.OverweightIndicator, 'Y')
    assert.equal(sent.SpecialInstruction, 'Gate 2')
    assert.equal(sent.PickupAddress.ResidentialIndicator, 'Y')
  })

  test('hours that have passed are not asked for', async ({ assert }) => {
    const yesterday = await thrownBy(ups.pickups.book({ ...pickup, day: day.minus({ days: 5 }) }))
    assert.instanceOf(yesterday, CourierRefused)
    assert.match(yesterday.message, /have passed/)
    assert.isEmpty(fake.seen)
    const readyAt = (clock: string) => {
      const [hour, minute] = clock.split(':').map(Number)
      const { PickupCreationRequest } = upsPickupRequest(
        pickup,
        'A1B2C3',
        day.set({ hour, minute })
      )
      return PickupCreationRequest.PickupDateInfo.ReadyTime
    }
    assert.equal(readyAt('09:30'), '1400')
    assert.equal(readyAt('15:10'), '1511')
    for (const late of ['16:59', '17:00', '23:59']) {
      assert.throws(() => readyAt(late), /have passed/)
    }
  })

  test('what does not fit, and what UPS refuses, is said in words', async ({ assert }) => {
    const at = { ...pickup.at, name: 'Oluwaseun Adebayo-Williams' }
    const long = await thrownBy(ups.pickups.book({ ...pickup, at }))
    assert.match(long.message, /name of the contact.*22/)
    fake.failNext('pickup', upsProblem('9560131', 'Invalid pickup date'))
    const date = await thrownBy(ups.pickups.book(pickup))
    assert.instanceOf(date, CourierRefused)
    assert.equal(
      date.message,
      'UPS cannot come at that time. Please choose another day or other hours.'
    )
    assert.equal(date.theirWords, 'Invalid pickup date (9560131)')
    fake.failNext('pickup', upsProblem('9999999', 'A riddle'))
    const riddle = await thrownBy(ups.pickups.book(pickup))
    assert.equal(riddle.message, 'UPS did not accept this pickup. Our staff are looking into it.')
    assert.isEmpty(fake.pickups)
  })

  test('a lost answer is not asked for twice', async ({ assert }) => {
    fake.failNext('pickup', faults.cut, faults.nothing, faults.failing)
    for (let times = 0; times < 3; times++) {
      const error = await thrownBy(ups.pickups.book(pickup))
      assert.instanceOf(error, CourierUnresponsive)
      assert.notInstanceOf(error, CourierUnavailable)
    }
    assert.equal(fake.calls.pickup, 3)
  })

  test('a driver is called off once, and the second time was called off already', async ({
    assert,
  }) => {
    const { number } = await ups.pickups.book(pickup)
    assert.deepEqual(await cancel(number), { outcome: 'voided' })
    assert.deepEqual(await cancel(number), { outcome: 'already' })
    assert.isTrue(fake.pickups[0]!.cancelled)
    const other: any = await cancel('2929AONCALL99')
    assert.equal(other.outcome, 'not_possible')
    assert.match(other.task, /did not cancel pickup 2929AONCALL99.*by telephone/)
    fake.failNext('cancel_pickup', faults.failing)
    assert.instanceOf(await thrownBy(cancel(number)), CourierUnresponsive)
  })
})

test.group('UPS: being told', (group) => {
  group.each.setup(setUp())
  const to = { url: 'https://sendam.test/hooks/ups', secret: 'a-long-random-secret' }

  test('UPS is asked to call us as it publishes it, and says which numbers it took', async ({
    assert,
  }) => {
    const numbers = ['1ZA1B2C30400000011', '1Z1234567$8']
    assert.deepEqual(await ups.alerts.subscribe(numbers, to), ['1ZA1B2C30400000011'])
    const { path, body, headers } = fake.seen.at(-1)!
    assert.deepEqual(body, samples.subscribe.body)
    assert.equal(path, samples.subscribe.path)
    assert.match(String(headers.transid), /^\w{32}$/)
    assert.deepEqual([ups.alerts.maxAtOnce, ups.alerts.days], [100, 14])
  })

  test('it may take none of them, refuse, or say nothing', async ({ assert }) => {
    assert.deepEqual(await ups.alerts.subscribe(['1Z1234567$8'], to), [])
    const many = Array.from({ length: 101 }, () => '1ZA1B2C30400000011')
    const refused = await thrownBy(ups.alerts.subscribe(many, to))
    assert.instanceOf(refused, CourierRefused)
    assert.equal(refused.message, 'UPS sends no alerts about these parcels.')
    assert.match(refused.theirWords, /VSS220/)
    fake.failNext('subscribe', faults.nothing)
    assert.instanceOf(
      await thrownBy(ups.alerts.subscribe(['1ZA1B2C30400000011'], to)),
      CourierUnresponsive
    )
  })
})
