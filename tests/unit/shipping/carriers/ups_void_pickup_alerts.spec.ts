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

test.group('Waybill cancellation with UPS', (group) => {
  group.each.setup(setUp())
  const cancelWaybill = (waybillNumber: string) =>
    ups.void({ waybillNumber, senderCountryCode: 'NG', handles: {} })

  test('succeeds once, and is already done the second time', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    assert.deepEqual(await cancelWaybill(waybillNumber), { outcome: 'voided' })
    assert.deepEqual(await cancelWaybill(waybillNumber), { outcome: 'already' })
    assert.isTrue(fake.shipments[0]!.voided)
    assert.match(fake.seen.at(-1)!.path, new RegExp(`^/api/shipments/v2409/void/cancel/1Z`))
  })

  test('gives staff a task if UPS no longer allows it', async ({ assert }) => {
    const answer: any = await cancelWaybill('1ZA1B2C30400009911')
    assert.equal(answer.outcome, 'not_possible')
    assert.equal(
      answer.task,
      'UPS did not cancel waybill 1ZA1B2C30400009911: No shipment found within the allowed void period (190102). Ask UPS to credit it, and make sure that nobody hands it over.'
    )
  })

  test('does not take a refusal with the word "cancelled" for success', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const words = 'The shipment cannot be voided: its pickup has been cancelled'
    fake.failNext('void', upsProblem('190101', words))
    const answer: any = await cancelWaybill(waybillNumber)
    assert.equal(answer.outcome, 'not_possible')
    assert.include(answer.task, words)
  })

  test('is not done if UPS voids only a part', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const Status = { Code: '0', Description: 'Partially voided' }
    fake.failNext(
      'void',
      faults.answering(() => ({ VoidShipmentResponse: { SummaryResult: { Status } } }))
    )
    const answer: any = await cancelWaybill(waybillNumber)
    assert.equal(answer.outcome, 'not_possible')
    assert.match(answer.task, /it was not voided/)
  })

  test('can be repeated after an unclear response', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    for (const fault of [faults.failing, faults.nothing, faults.away]) {
      fake.failNext('void', fault)
      assert.instanceOf(await thrownBy(cancelWaybill(waybillNumber)), CourierUnresponsive)
    }
    fake.failNext('void', faults.cut)
    assert.instanceOf(await thrownBy(cancelWaybill(waybillNumber)), CourierUnresponsive)
    assert.deepEqual(await cancelWaybill(waybillNumber), { outcome: 'already' })
    fake.failNext('void', upsProblem('120100', 'Missing or invalid shipper number'))
    assert.instanceOf(await thrownBy(cancelWaybill(waybillNumber)), CourierUnavailable)
  })
})

test.group('UPS pickup', (group) => {
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

  test('is requested as in the sample of UPS', async ({ assert }) => {
    const booked = await ups.pickups.book(pickup)
    assert.equal(booked.number, fake.pickups[0]!.number)
    const expected = structuredClone(samples.pickup.body)
    expected.PickupCreationRequest.PickupDateInfo.PickupDate = day.toFormat('yyyyMMdd')
    assert.deepEqual(fake.pickups[0]!.request, expected)
    assert.equal(fake.seen.at(-1)!.path, samples.pickup.path)
  })

  test('has its parcels by service and country, a flag for heavy ones and the note', async ({
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

  test('is refused if its hours have passed', async ({ assert }) => {
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

  test('explains a name that is too long, and each refusal of UPS', async ({ assert }) => {
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
    const unknownProblem = await thrownBy(ups.pickups.book(pickup))
    assert.equal(
      unknownProblem.message,
      'UPS did not accept this pickup. Our staff are looking into it.'
    )
    assert.isEmpty(fake.pickups)
  })

  test('is unresponsive if its response is lost, and is not repeated', async ({ assert }) => {
    fake.failNext('pickup', faults.cut, faults.nothing, faults.failing)
    for (let times = 0; times < 3; times++) {
      const error = await thrownBy(ups.pickups.book(pickup))
      assert.instanceOf(error, CourierUnresponsive)
      assert.notInstanceOf(error, CourierUnavailable)
    }
    assert.equal(fake.calls.pickup, 3)
  })

  test('is cancelled once, and is already cancelled the second time', async ({ assert }) => {
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

test.group('UPS tracking subscription', (group) => {
  group.each.setup(setUp())
  const to = { url: 'https://sendam.test/hooks/ups', secret: 'a-long-random-secret' }

  test('is requested as in the sample of UPS, and returns the accepted numbers', async ({
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

  test('may accept no number, be refused or get an empty response', async ({ assert }) => {
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
