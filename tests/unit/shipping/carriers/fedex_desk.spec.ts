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

function eachWithFake(group: Parameters<Parameters<typeof test.group>[1]>[0]) {
  group.each.setup(async () => {
    fake = await startFakeFedex()
    fedex = new FedexCourier(fake.account, { timeoutMs: 400 })
    return () => fake.close()
  })
}

test.group('A booking whose answer was lost is found at FedEx', (group) => {
  eachWithFake(group)

  const lostAt = (reference: string, request = fedexParcel()) => ({
    reference,
    sentAt: DateTime.now(),
    request: { ...request, reference },
  })

  test('by our reference, with the numbers of its packages, and made once', async ({ assert }) => {
    fake.failNext('book', faults.silent)
    const request = inPackages(3)
    await thrownBy(() => fedex.book(request))
    const found = await fedex.findByReference(lostAt(request.reference, request))

    const [made] = fake.shipments
    const first = Number(made!.waybillNumber)
    assert.equal(found!.waybillNumber, made!.waybillNumber)
    assert.deepEqual(
      found!.packageWaybillNumbers,
      [first, first + 1, first + 2].map((number) => String(number))
    )
    assert.deepEqual(found!.documents, [])
    assert.match(found!.alerts![0]!, /sends a label only once/)
    assert.lengthOf(fake.shipments, 1)
  })

  test('FedEx is asked as it describes it, from the day of the call to the day after', async ({
    assert,
  }) => {
    const request = fedexParcel({ readyAt: DateTime.now() })
    await fedex.findByReference(lostAt(request.reference, request))

    const wanted = structuredClone(samples.track_by_reference.request)
    const today = DateTime.now().setZone(LAGOS)
    wanted.referencesInformation.shipDateBegin = today.toFormat('yyyy-MM-dd')
    wanted.referencesInformation.shipDateEndDate = today.plus({ days: 1 }).toFormat('yyyy-MM-dd')
    assert.deepEqual(sentTo('find'), wanted)
  })

  test('one that FedEx does not know is not there so far', async ({ assert }) => {
    assert.isNull(await fedex.findByReference(lostAt('SD-NONE')))

    fake.failNext('find', fedexProblem('TRACKING.REFERENCENUMBER.NOTFOUND', 'Not found', 404))
    assert.isNull(await fedex.findByReference(lostAt('SD-NONE')))
  })

  test('neither is one that is cancelled, nor one with another reference', async ({ assert }) => {
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

  test('of two shipments under one reference one is taken, and staff read the numbers of both', async ({
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

  test('one that does not say whose it is gives way to one that is ours', async ({ assert }) => {
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

  test('of several that do not say whose they are none is taken, and one alone is', async ({
    assert,
  }) => {
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
    ['says nothing', faults.nothing],
    ['does not like the question', fedexProblem('TRACKING.REFERENCETYPE.INVALID')],
    ['is not there', { status: 404 }],
    ['takes no keys of ours', { status: 403 }],
    [
      'finds several and tells none',
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
  for (const [what, fault] of blind) {
    test(`a FedEx that ${what} has not said that there is none`, async ({ assert }) => {
      fake.failNext('find', fault)
      const error = await thrownBy(() => fedex.findByReference(lostAt('SD-8F2K-0001')))

      assert.instanceOf(error, CourierUnresponsive)
    })
  }
})

test.group('FedEx takes a waybill back', (group) => {
  eachWithFake(group)

  const given = (waybillNumber: string) => ({ waybillNumber, senderCountryCode: 'NG', handles: {} })

  test('once, and the second time it is already back', async ({ assert }) => {
    const { waybillNumber } = await fedex.book(fedexParcel())

    assert.deepEqual(await fedex.void(given(waybillNumber)), { outcome: 'voided' })
    assert.deepEqual(sentTo('void'), {
      ...samples.cancel_shipment.request,
      trackingNumber: waybillNumber,
    })
    assert.isTrue(fake.shipments[0]!.voided)
    assert.deepEqual(await fedex.void(given(waybillNumber)), { outcome: 'already' })
  })

  const notTaken: [string, Fault | null][] = [
    ['the answer says no', null],
    ['it is refused', fedexProblem('SHIPMENT.NOT.CANCELLABLE', 'Tendered to FedEx')],
    [
      'it is on its way already',
      fedexProblem('SHIPMENT.REFUSED', 'Shipment was already tendered and cannot be deleted'),
    ],
    ['it is too late', fedexProblem('SHIPMENT.REFUSED', 'Unable to delete: already in transit')],
    ['the account may not', fedexProblem('SHIPMENT.USER.UNAUTHORIZED', 'Not authorized')],
  ]
  for (const [what, fault] of notTaken) {
    test(`where ${what}, staff are told to call FedEx`, async ({ assert }) => {
      if (fault) fake.failNext('void', fault)
      const outcome = await fedex.void(given('799999999999'))

      assert.equal(outcome.outcome, 'not_possible')
      assert.match('task' in outcome ? outcome.task : '', /^FedEx did not cancel 799999999999/)
    })
  }

  const open: [string, Fault][] = [
    ['fails', faults.failing],
    ['says nothing', faults.nothing],
    ['says neither yes nor no', { status: 200, body: { output: {} } }],
    ['shows a page instead', { status: 400, body: '<html>Bad request</html>' }],
    ['never answers', faults.silent],
  ]
  for (const [what, fault] of open) {
    test(`a FedEx that ${what} is asked again later`, async ({ assert }) => {
      const { waybillNumber } = await fedex.book(fedexParcel())
      fake.failNext('void', fault)

      assert.instanceOf(await thrownBy(() => fedex.void(given(waybillNumber))), CourierUnresponsive)
    })
  }
})

test.group('FedEx sends a driver', (group) => {
  eachWithFake(group)

  const wanted = (changed = {}) => ({
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

  test('a pickup is booked as FedEx describes it', async ({ assert }) => {
    const request = wanted()
    const pickup = await fedex.pickups.book(request)

    const sample = structuredClone(samples.create_pickup.request)
    const day = request.day.toFormat('yyyy-MM-dd')
    sample.originDetail.readyDateTimestamp = `${day}T14:00:00Z`
    assert.deepEqual(sentTo('pickup'), sample)
    assert.deepEqual(pickup, { number: '3001', handles: { location: 'LOSA' }, alerts: [] })
  })

  test('on the day that was meant, wherever our server stands', async ({ assert }) => {
    const date = DateTime.now().setZone(LAGOS).plus({ days: 2 }).toISODate()!
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      const day = DateTime.fromISO(date, { zone })
      const booked = await fedex.pickups.book(wanted({ day }))
      assert.equal(sentTo('pickup').originDetail.readyDateTimestamp, `${date}T14:00:00Z`)

      await fedex.pickups.cancel({ ...booked, day, senderCountryCode: 'NG' })
      assert.equal(sentTo('cancel_pickup').scheduledDate, date)
    }
  })

  test('never for an hour that is over', async ({ assert }) => {
    const before = DateTime.now().setZone(LAGOS)
    await fedex.pickups.book(wanted({ day: before.minus({ days: 1 }), note: 'Blue gate' }))

    const { originDetail, remarks } = sentTo('pickup')
    const ready = DateTime.fromISO(originDetail.readyDateTimestamp.replace('Z', ''), {
      zone: LAGOS,
    })
    assert.isTrue(ready >= before.startOf('minute'))
    assert.equal(remarks, 'Blue gate')
  })

  test('it is cancelled with all that FedEx wants to hear, and the second time it is already', async ({
    assert,
  }) => {
    const { day } = wanted()
    const pickup = { ...(await fedex.pickups.book(wanted())), day, senderCountryCode: 'NG' }

    assert.deepEqual(await fedex.pickups.cancel(pickup), { outcome: 'voided' })
    assert.deepEqual(sentTo('cancel_pickup'), {
      ...samples.cancel_pickup.request,
      scheduledDate: day.toFormat('yyyy-MM-dd'),
    })
    assert.isTrue(fake.pickups[0]!.cancelled)
    assert.deepEqual(await fedex.pickups.cancel(pickup), { outcome: 'already' })
  })

  test('where it is too late, staff are told to call', async ({ assert }) => {
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

  test('a refusal, a lost answer and one without a number are told apart', async ({ assert }) => {
    fake.failNext('pickup', fedexProblem('PICKUP.READYTIME.INVALID'), faults.silent, faults.nothing)
    const errors = [
      await thrownBy(() => fedex.pickups.book(wanted())),
      await thrownBy(() => fedex.pickups.book(wanted())),
      await thrownBy(() => fedex.pickups.book(wanted())),
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
