import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { FedexCourier } from '#shipping/carriers/fedex/fedex_courier'
import { type Fault, faults } from '#tests/support/fakes/carriers/carrier_server'
import { fedexProblem, startFakeFedex } from '#tests/support/fakes/carriers/fedex'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import {
  fedexParcel,
  fedexSamples as samples,
  inPackages,
} from '#tests/unit/shipping/carriers/fedex_parcel'

let fake: Awaited<ReturnType<typeof startFakeFedex>>
let fedex: FedexCourier

const LAGOS = 'Africa/Lagos'
const sentTo = (operation: string) =>
  fake.seen.filter((one) => one.operation === operation).at(-1)!.body

/** Times out early if FedEx will not answer. */
const courierFor = (fault?: Fault) =>
  fault === faults.silent ? new FedexCourier(fake.account, { timeoutMs: 1000 }) : fedex

function eachWithFake(group: Parameters<Parameters<typeof test.group>[1]>[0]) {
  group.each.setup(async () => {
    fake = await startFakeFedex()
    fedex = new FedexCourier(fake.account)
    return () => fake.close()
  })
}

test.group('Search for a lost FedEx booking', (group) => {
  eachWithFake(group)

  const lostAt = (reference: string, request = fedexParcel()) => ({
    reference,
    sentAt: DateTime.now(),
    request: { ...request, reference },
  })

  test('finds it by our reference, with the numbers of its packages', async ({ assert }) => {
    fake.failNext('book', faults.silent)
    const request = inPackages(3)
    await thrownBy(() => courierFor(faults.silent).book(request))
    const found = await fedex.findByReference(lostAt(request.reference, request))

    const [booked] = fake.shipments
    const first = Number(booked!.waybillNumber)
    assert.equal(found!.waybillNumber, booked!.waybillNumber)
    assert.deepEqual(
      found!.packageWaybillNumbers,
      [first, first + 1, first + 2].map((number) => String(number))
    )
    assert.deepEqual(found!.documents, [])
    assert.match(found!.alerts![0]!, /sends a label only once/)
    assert.lengthOf(fake.shipments, 1)
  })

  test('sends the query that FedEx documents, from the day of the call to the day after', async ({
    assert,
  }) => {
    const request = fedexParcel({ readyAt: DateTime.now() })
    await fedex.findByReference(lostAt(request.reference, request))

    const expected = structuredClone(samples.track_by_reference.request)
    const today = DateTime.now().setZone(LAGOS)
    expected.referencesInformation.shipDateBegin = today.toFormat('yyyy-MM-dd')
    expected.referencesInformation.shipDateEndDate = today.plus({ days: 1 }).toFormat('yyyy-MM-dd')
    assert.deepEqual(sentTo('find'), expected)
  })

  test('finds nothing if FedEx does not know the reference', async ({ assert }) => {
    assert.isNull(await fedex.findByReference(lostAt('SD-NONE')))

    fake.failNext('find', fedexProblem('TRACKING.REFERENCENUMBER.NOTFOUND', 'Not found', 404))
    assert.isNull(await fedex.findByReference(lostAt('SD-NONE')))
  })

  test('finds no cancelled shipment, and none with another reference', async ({ assert }) => {
    const { waybillNumber } = await fedex.book(fedexParcel())
    fake.failNext(
      'find',
      faults.answering((body) =>
        JSON.parse(JSON.stringify(body).replaceAll('SD-8F2K-0001', 'SD-8F2K-00012'))
      )
    )
    assert.isNull(await fedex.findByReference(lostAt('SD-8F2K-0001')))

    await fedex.void({ waybillNumber, senderCountryCode: 'NG', handles: {} })
    assert.isNull(await fedex.findByReference(lostAt('SD-8F2K-0001')))
  })

  test('takes the first of two shipments under one reference, and alerts staff to both', async ({
    assert,
  }) => {
    const first = await fedex.book(fedexParcel())
    const second = await fedex.book(fedexParcel())
    const found = await fedex.findByReference(lostAt('SD-8F2K-0001'))

    assert.equal(found!.waybillNumber, first.waybillNumber)
    assert.include(
      found!.alerts!,
      `FedEx has more numbers under our reference than packages: ${first.waybillNumber}, ${second.waybillNumber}. Please check which are ours and void the others.`
    )
  })

  const nameless = (result: any) => ({ ...result, additionalTrackingInfo: undefined })
  const withNext = (change: (results: any[]) => any[]) =>
    faults.answering(({ output }) => ({
      output: {
        completeTrackResults: output.completeTrackResults.map((one: any, at: number) => ({
          ...one,
          trackResults: change(one.trackResults).map((result) => (at ? nameless(result) : result)),
        })),
      },
    }))

  test('prefers a shipment with our reference to one without any', async ({ assert }) => {
    const { waybillNumber } = await fedex.book(fedexParcel())
    await fedex.book(fedexParcel())
    fake.failNext(
      'find',
      withNext((results) => results)
    )
    const found = await fedex.findByReference(lostAt('SD-8F2K-0001'))

    assert.equal(found!.waybillNumber, waybillNumber)
    assert.lengthOf(found!.alerts!, 1)
  })

  test('takes a single shipment without a reference, but none of several', async ({ assert }) => {
    const { waybillNumber } = await fedex.book(fedexParcel())
    const allNameless = withNext((results) => results.map(nameless))
    fake.failNext('find', allNameless)
    const found = await fedex.findByReference(lostAt('SD-8F2K-0001'))
    assert.equal(found!.waybillNumber, waybillNumber)

    await fedex.book(fedexParcel())
    fake.failNext('find', allNameless)
    const error = await thrownBy(() => fedex.findByReference(lostAt('SD-8F2K-0001')))
    assert.equal(error.constructor, CourierUnresponsive)
    assert.include(error.message, waybillNumber)
  })

  const blind: [string, Fault][] = [
    ['fails', faults.failing],
    ['returns an empty object', faults.nothing],
    ['rejects the query', fedexProblem('TRACKING.REFERENCETYPE.INVALID')],
    ['responds with 404', { status: 404 }],
    ['refuses our keys', { status: 403 }],
    [
      'finds several and names none',
      {
        status: 200,
        body: {
          output: {
            completeTrackResults: [
              {
                trackResults: [{ error: { code: 'TRACKING.DATA.NOTUNIQUE', message: 'Several' } }],
              },
            ],
          },
        },
      },
    ],
  ]
  for (const [problem, fault] of blind) {
    test(`throws CourierUnresponsive instead of finding nothing if FedEx ${problem}`, async ({
      assert,
    }) => {
      fake.failNext('find', fault)
      const error = await thrownBy(() => fedex.findByReference(lostAt('SD-8F2K-0001')))

      assert.instanceOf(error, CourierUnresponsive)
    })
  }
})

test.group('Waybill cancellation with FedEx', (group) => {
  eachWithFake(group)

  const waybill = (waybillNumber: string) => ({
    waybillNumber,
    senderCountryCode: 'NG',
    handles: {},
  })

  test('succeeds once, and is already done the second time', async ({ assert }) => {
    const { waybillNumber } = await fedex.book(fedexParcel())

    assert.deepEqual(await fedex.void(waybill(waybillNumber)), { outcome: 'voided' })
    assert.deepEqual(sentTo('void'), {
      ...samples.cancel_shipment.request,
      trackingNumber: waybillNumber,
    })
    assert.isTrue(fake.shipments[0]!.voided)
    assert.deepEqual(await fedex.void(waybill(waybillNumber)), { outcome: 'already' })
  })

  const refused: [string, Fault | null][] = [
    ['the response says no', null],
    ['it is refused', fedexProblem('SHIPMENT.NOT.CANCELLABLE', 'Tendered to FedEx')],
    [
      'the parcel is already on its way',
      fedexProblem('SHIPMENT.REFUSED', 'Shipment was already tendered and cannot be deleted'),
    ],
    ['it is too late', fedexProblem('SHIPMENT.REFUSED', 'Unable to delete: already in transit')],
    ['the account lacks permission', fedexProblem('SHIPMENT.USER.UNAUTHORIZED', 'Not authorized')],
  ]
  for (const [reason, fault] of refused) {
    test(`gives staff a task if ${reason}`, async ({ assert }) => {
      if (fault) fake.failNext('void', fault)
      const outcome = await fedex.void(waybill('799999999999'))

      assert.equal(outcome.outcome, 'not_possible')
      assert.match('task' in outcome ? outcome.task : '', /^FedEx did not cancel 799999999999/)
    })
  }

  const open: [string, Fault][] = [
    ['fails', faults.failing],
    ['returns an empty object', faults.nothing],
    ['says neither yes nor no', { status: 200, body: { output: {} } }],
    ['returns an HTML page', { status: 400, body: '<html>Bad request</html>' }],
    ['never responds', faults.silent],
  ]
  for (const [problem, fault] of open) {
    test(`can be repeated if FedEx ${problem}`, async ({ assert }) => {
      const { waybillNumber } = await fedex.book(fedexParcel())
      fake.failNext('void', fault)

      assert.instanceOf(
        await thrownBy(() => courierFor(fault).void(waybill(waybillNumber))),
        CourierUnresponsive
      )
    })
  }
})

test.group('FedEx pickup', (group) => {
  eachWithFake(group)

  const pickupRequest = (changed = {}) => ({
    reference: 'SD-8F2K-0001',
    day: DateTime.now().setZone(LAGOS).plus({ days: 1 }),
    readyAt: '14:00',
    closeAt: '17:00',
    at: fedexParcel().sender,
    packages: 1,
    grams: 1200,
    parcels: [
      {
        waybillNumber: '700000000011',
        service: 'FEDEX_INTERNATIONAL_PRIORITY',
        destinationCountryCode: 'GB',
      },
    ],
    note: null,
    ...changed,
  })

  test('is booked as in the documentation of FedEx', async ({ assert }) => {
    const request = pickupRequest()
    const pickup = await fedex.pickups.book(request)

    const sample = structuredClone(samples.create_pickup.request)
    const day = request.day.toFormat('yyyy-MM-dd')
    sample.originDetail.readyDateTimestamp = `${day}T14:00:00Z`
    assert.deepEqual(sentTo('pickup'), sample)
    assert.deepEqual(pickup, { number: '3001', handles: { location: 'LOSA' }, alerts: [] })
  })

  test('is booked and cancelled for the same day in any time zone', async ({ assert }) => {
    const date = DateTime.now().setZone(LAGOS).plus({ days: 2 }).toISODate()!
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const day = DateTime.fromISO(date, { zone })
      const booked = await fedex.pickups.book(pickupRequest({ day }))
      assert.equal(sentTo('pickup').originDetail.readyDateTimestamp, `${date}T14:00:00Z`)

      await fedex.pickups.cancel({ ...booked, day, senderCountryCode: 'NG' })
      assert.equal(sentTo('cancel_pickup').scheduledDate, date)
    }
  })

  test('is never booked for a past hour', async ({ assert }) => {
    const before = DateTime.now().setZone(LAGOS)
    await fedex.pickups.book(pickupRequest({ day: before.minus({ days: 1 }), note: 'Blue gate' }))

    const { originDetail, remarks } = sentTo('pickup')
    const ready = DateTime.fromISO(originDetail.readyDateTimestamp.replace('Z', ''), {
      zone: LAGOS,
    })
    assert.isTrue(ready >= before.startOf('minute'))
    assert.equal(remarks, 'Blue gate')
  })

  test('is cancelled with all that FedEx requires, and is already cancelled the second time', async ({
    assert,
  }) => {
    const { day } = pickupRequest()
    const pickup = { ...(await fedex.pickups.book(pickupRequest())), day, senderCountryCode: 'NG' }

    assert.deepEqual(await fedex.pickups.cancel(pickup), { outcome: 'voided' })
    assert.deepEqual(sentTo('cancel_pickup'), {
      ...samples.cancel_pickup.request,
      scheduledDate: day.toFormat('yyyy-MM-dd'),
    })
    assert.isTrue(fake.pickups[0]!.cancelled)
    assert.deepEqual(await fedex.pickups.cancel(pickup), { outcome: 'already' })
  })

  test('gives staff a task if FedEx cannot cancel it', async ({ assert }) => {
    const pickup = {
      number: '9',
      handles: {},
      alerts: [],
      day: DateTime.now(),
      senderCountryCode: 'NG',
    }
    const outcome = await fedex.pickups.cancel(pickup)

    assert.equal(outcome.outcome, 'not_possible')
    assert.match(
      'task' in outcome ? outcome.task : '',
      /^FedEx did not cancel pickup 9 of \w{3}, \d+ \w+ \d{4} /
    )
  })

  test('throws CourierRefused for a refusal, CourierUnresponsive without a response or number', async ({
    assert,
  }) => {
    fake.failNext('pickup', fedexProblem('PICKUP.READYTIME.INVALID'), faults.silent, faults.nothing)
    const errors = [
      await thrownBy(() => fedex.pickups.book(pickupRequest())),
      await thrownBy(() => courierFor(faults.silent).pickups.book(pickupRequest())),
      await thrownBy(() => fedex.pickups.book(pickupRequest())),
    ]

    assert.instanceOf(errors[0], CourierRefused)
    assert.equal(
      errors[0]!.message,
      'FedEx cannot pick up at that time. Please choose another day.'
    )
    for (const error of errors.slice(1)) {
      assert.instanceOf(error, CourierUnresponsive)
      assert.notInstanceOf(error, CourierUnavailable)
    }
    assert.equal(fake.calls.pickup, 3)
  })
})
