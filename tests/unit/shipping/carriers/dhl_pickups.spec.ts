import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  type PickupRequest,
} from '#shipping/carriers/courier_driver'
import { faults, type Fault } from '#tests/support/fakes/carriers/carrier_server'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import { DAY, dhl, READY_AT } from '#tests/unit/shipping/carriers/dhl_booking'
import { CHIDI } from '#tests/unit/shipping/carriers/shirts'

function pickup(change: Partial<PickupRequest> = {}): PickupRequest {
  return {
    reference: 'SD-PU-0001',
    day: READY_AT.startOf('day'),
    readyAt: '14:00',
    closeAt: '17:00',
    at: CHIDI,
    packages: 1,
    grams: 1200,
    parcels: [{ waybillNumber: '1000000011', service: 'P', destinationCountryCode: 'GB' }],
    note: null,
    ...change,
  }
}

const FAULTS: [name: string, fault: Fault, known: unknown][] = [
  ['refused keys', faults.keysRefused, CourierUnavailable],
  ['a server error', faults.failing, CourierUnresponsive],
  ['no response', faults.silent, CourierUnresponsive],
  ['a response without content', faults.nothing, CourierUnresponsive],
  ['an HTML refusal', { status: 400, body: '<html>Bad Request</html>' }, CourierUnresponsive],
  [
    'an account without permission',
    { status: 400, body: { detail: '8003: Account not allowed for this service.' } },
    CourierUnavailable,
  ],
  [
    'a time that is too late',
    { status: 400, body: { detail: 'Requested time is past the cut-off' } },
    CourierRefused,
  ],
]

test.group('DHL pickup', () => {
  test('is requested as in the documentation of the API', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const booked = await courier.pickups.book(pickup())
    assert.deepEqual(fake.pickups[0]!.request, {
      plannedPickupDateAndTime: `${DAY}T14:00:00GMT+01:00`,
      closeTime: '17:00',
      location: 'Reception',
      locationType: 'business',
      accounts: [{ typeCode: 'shipper', number: '350000001' }],
      customerDetails: {
        shipperDetails: {
          postalAddress: {
            postalCode: '100271',
            cityName: 'Ikeja',
            countryCode: 'NG',
            provinceCode: 'LA',
            addressLine1: '5 Allen Avenue',
          },
          contactInformation: {
            email: 'chidi@acme.test',
            phone: '+2348031234567',
            companyName: 'ACME Foods Ltd',
            fullName: 'Chidi Eze',
          },
        },
      },
      shipmentDetails: [
        {
          productCode: 'P',
          isCustomsDeclarable: true,
          unitOfMeasurement: 'metric',
          shipmentTrackingNumber: '1000000011',
          packages: [{ weight: 1.2 }],
        },
      ],
    })
    assert.deepEqual(booked, {
      number: fake.pickups[0]!.number,
      handles: { requestorName: 'Chidi Eze' },
      alerts: [],
    })
  })

  test('has the packages of several parcels and a note for the courier', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    await courier.pickups.book(
      pickup({
        at: { ...CHIDI, company: null },
        packages: 4,
        grams: 6000,
        parcels: [
          { waybillNumber: '1000000011', service: 'P', destinationCountryCode: 'GB' },
          { waybillNumber: '1000000022', service: 'N', destinationCountryCode: 'NG' },
        ],
        note: 'Ring twice.',
      })
    )
    const { shipmentDetails, specialInstructions, locationType } = fake.pickups[0]!.request
    const weight = 1.5
    assert.deepEqual(
      shipmentDetails.map(({ packages }: { packages: unknown }) => packages),
      [[{ weight }, { weight }, { weight }], [{ weight }]]
    )
    assert.isFalse(shipmentDetails[1].isCustomsDeclarable)
    assert.deepEqual(specialInstructions, [{ value: 'Ring twice.' }])
    assert.equal(locationType, 'residence')
  })

  test('alerts staff if DHL comes on another day', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    fake.failNext(
      'pickup',
      faults.answering((body) => ({ ...body, nextPickupDate: '2031-01-02', warnings: ['Late'] }))
    )
    const { alerts } = await courier.pickups.book(pickup())
    assert.deepEqual(alerts, ['Late', 'DHL will come on 2031-01-02 instead.'])
  })

  test('is requested for the same day in any time zone', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const nextPickupDate = DAY
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
      fake.failNext(
        'pickup',
        faults.answering((body) => ({ ...body, nextPickupDate }))
      )
      const { alerts } = await courier.pickups.book(
        pickup({ day: DateTime.fromISO(DAY, { zone }) })
      )
      assert.equal(
        fake.pickups.at(-1)!.request.plannedPickupDateAndTime,
        `${DAY}T14:00:00GMT+01:00`
      )
      assert.deepEqual(alerts, [])
    }
  })

  test('is refused without a call if its hours are over', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const day = DateTime.now().setZone('Africa/Lagos').minus({ days: 1 })
    const error = await thrownBy(courier.pickups.book(pickup({ day })))
    assert.instanceOf(error, CourierRefused)
    assert.equal(
      error.message,
      'It is too late for a pickup at that time. Please choose another day.'
    )
    assert.equal(fake.calls.pickup, 0)
  })

  test('is not ordered again after {0}, and throws the right error')
    .with(FAULTS)
    .run(async ({ assert, cleanup }, [, fault, known]) => {
      const { fake, courier, hasty } = await dhl(cleanup)
      fake.failNext('pickup', fault)
      const { pickups } = fault === faults.silent ? hasty : courier
      const error = await thrownBy(pickups.book(pickup()))
      assert.instanceOf(error, known as typeof Error)
      assert.equal(fake.calls.pickup, 1)
    })

  test('is cancelled once, however often we try', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const booked = await courier.pickups.book(pickup())
    const canceled = { ...booked, day: READY_AT, senderCountryCode: 'NG' }
    assert.deepEqual(await courier.pickups.cancel(canceled), { outcome: 'voided' })
    assert.isTrue(fake.pickups[0]!.cancelled)
    assert.deepEqual(await courier.pickups.cancel(canceled), { outcome: 'already' })
    assert.equal(fake.seen.at(-1)!.query.get('requestorName'), 'Chidi Eze')
  })

  test('gives staff a task if it can no longer be cancelled', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const booked = await courier.pickups.book(pickup())
    fake.failNext('cancel_pickup', { status: 400, body: { detail: 'Pickup is completed' } })
    const canceled = { ...booked, day: READY_AT, senderCountryCode: 'NG' }
    assert.deepEqual(await courier.pickups.cancel(canceled), {
      outcome: 'not_possible',
      task: `DHL did not cancel the pickup ${booked.number}: Pickup is completed. Call DHL and cancel it, or the driver will come.`,
    })
    fake.failNext('cancel_pickup', faults.failing)
    assert.instanceOf(await thrownBy(courier.pickups.cancel(canceled)), CourierUnresponsive)
  })

  test('does not count as cancelled if DHL cannot cancel it or a proxy responds', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const booked = await courier.pickups.book(pickup())
    const canceled = { ...booked, day: READY_AT, senderCountryCode: 'NG' }
    const detail = 'Already cancelled or completed pickups cannot be cancelled'
    fake.failNext('cancel_pickup', { status: 400, body: { detail } })
    const answer = await courier.pickups.cancel(canceled)
    assert.equal(answer.outcome, 'not_possible')
    fake.failNext('cancel_pickup', { status: 404, body: '<html>404 Not Found</html>' })
    const error = await thrownBy(courier.pickups.cancel(canceled))
    assert.equal(error.constructor, CourierUnresponsive)
    assert.isFalse(fake.pickups[0]!.cancelled)
  })
})
