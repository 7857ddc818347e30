import { test } from '@japa/runner'
import { formFromShipment, toSubmission } from '#shipping/booking/components/form/form_submission'
import { withAddress } from '#shipping/booking/components/form/form_model'
import type { BookedShipment } from '#shipping/booking/components/form/booking_types'
import { blankForm, filledForm, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

test.group('Submission of the booking form', () => {
  test('has addresses, packages and options as the API takes them', ({ assert }) => {
    const submission = toSubmission(filledForm())
    assert.deepEqual(submission.origin, {
      fullname: 'Chidi Eze',
      phoneNumber: '08031234567',
      email: 'chidi@example.com',
      address: '12 Allen Avenue',
      country: 'NG',
      state: 'NG_LA',
      city: 'IKEJA',
      cityName: 'Ikeja',
      postalCode: '0000',
      originalScript: null,
      saveInAddressBook: false,
    })
    assert.containsSubset(submission.destination, { city: null, cityName: 'London' })
    assert.deepEqual(submission.items, [
      {
        index: 1,
        itemUnits: [{ index: 1, ...SHIRT, packageType: 'nonDocument', totalValue: 10_000.5 }],
        weight: 1.5,
        value: 10_000.5,
        packageDimension: { length: null, width: null, height: null },
        expressBoxId: 0,
      },
    ])
    assert.containsSubset(submission, {
      id: 0,
      editShipmentId: 0,
      insurance: 'Standard',
      pickup: true,
      signatureRequired: false,
      value: 10_000.5,
      weight: 1.5,
    })
  })

  test('has a pickup date only with pickup, a ticked box and a date', ({ assert }) => {
    const options = { pickup: true, usePreferredDate: true, preferredPickupDate: '2026-11-20' }
    const submit = (change: Partial<typeof options>) =>
      toSubmission({ ...filledForm(), ...options, ...change })
    assert.containsSubset(submit({}), {
      preferredPickupDate: '2026-11-20',
      preferredPickupDateDesc: 'Friday, November 20, 2026',
    })
    for (const change of [
      { pickup: false },
      { usePreferredDate: false },
      { preferredPickupDate: '' },
    ]) {
      assert.isNull(submit(change).preferredPickupDate)
      assert.isNull(submit(change).preferredPickupDateDesc)
    }
  })

  test('sends a city that was typed in as a name without a code', ({ assert }) => {
    const form = withAddress(filledForm(), 'origin', { manualCity: true, cityName: ' Iyana Oba ' })
    assert.containsSubset(toSubmission(form).origin, { city: null, cityName: 'Iyana Oba' })
  })

  test('is restored from a booked shipment to the same form', ({ assert }) => {
    const form = filledForm()
    const ids = { id: 12, editShipmentId: 0 }
    assert.deepEqual(formFromShipment(bookedFrom(form), ids), { ...form, ...ids })
  })

  test('has no items from an empty form', ({ assert }) => {
    assert.deepEqual(toSubmission(blankForm()).items, [])
  })
})

function bookedFrom(form: ReturnType<typeof filledForm>) {
  const { items, ...submission } = toSubmission(form)
  const named = (side: 'origin' | 'destination') => ({
    ...submission[side],
    stateName: form[side].stateName,
    countryName: form[side].country,
  })
  return {
    ...submission,
    origin: named('origin'),
    destination: named('destination'),
    items: items.map((parcel) => ({
      ...parcel,
      packageDimension: { length: 0, width: 0, height: 0 },
      expressBoxWeight: 0,
    })),
  } as unknown as BookedShipment
}
