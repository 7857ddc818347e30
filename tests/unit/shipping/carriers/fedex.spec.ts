import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  type CourierBooking,
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  CredentialsRefused,
} from '#shipping/carriers/courier_driver'
import { FedexCourier } from '#shipping/carriers/fedex/fedex_courier'
import { type Exchange, collectExchanges } from '#shipping/carriers/wire/exchanges'
import { type Fault, faults, pngOf } from '#tests/support/fakes/carriers/carrier_server'
import { FEDEX_DEFERRAL, fedexProblem, startFakeFedex } from '#tests/support/fakes/carriers/fedex'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import {
  fedexParcel,
  fedexSamples as samples,
  inPackages,
} from '#tests/unit/shipping/carriers/fedex_parcel'

type Fake = Awaited<ReturnType<typeof startFakeFedex>>

let fake: Fake
let fedex: FedexCourier

const LAGOS = 'Africa/Lagos'
const tomorrow = () => DateTime.now().plus({ days: 1 }).setZone(LAGOS).toFormat('yyyy-MM-dd')
const PDF = Buffer.from('%PDF-1.4 our invoice')

function withInvoice(changed: Partial<BookingRequest> = {}): BookingRequest {
  const parcel = fedexParcel(changed)
  return { ...parcel, customs: { ...parcel.customs!, invoicePdf: PDF } }
}

const callsTo = (operation: string) => fake.seen.filter((one) => one.operation === operation)
const shipmentSent = () => callsTo('book').at(-1)!.body.requestedShipment

/** The sample booking of FedEx's documentation in naira, for tomorrow, answered at once. */
function sampleShipment() {
  const body = structuredClone(samples.create_shipment.request) as any
  body.processingOptionType = 'SYNCHRONOUS_ONLY'
  body.requestedShipment.shipDatestamp = tomorrow()
  const customs = body.requestedShipment.customsClearanceDetail
  customs.totalCustomsValue.currency = 'NGN'
  for (const commodity of customs.commodities) {
    commodity.unitPrice.currency = 'NGN'
    commodity.customsValue.currency = 'NGN'
  }
  return body
}

/** Times out early if FedEx will not answer. */
const courierFor = (fault?: Fault) =>
  fault === faults.silent
    ? new FedexCourier(fake.account, { timeoutMs: 1000, lookEveryMs: 1 })
    : fedex

function eachWithFake(group: Parameters<Parameters<typeof test.group>[1]>[0]) {
  group.each.setup(async () => {
    fake = await startFakeFedex()
    fedex = new FedexCourier(fake.account, { lookEveryMs: 1 })
    return () => fake.close()
  })
}

test.group('Booking with FedEx', (group) => {
  eachWithFake(group)

  test('sends goods abroad as in the documentation of FedEx', async ({ assert }) => {
    await fedex.book(fedexParcel())

    const [call] = callsTo('book')
    assert.deepEqual(call!.body, sampleShipment())
    assert.equal(`${call!.method} ${call!.path}`, 'POST /ship/v1/shipments')
    assert.equal(call!.headers['x-customer-transaction-id'], 'SD-8F2K-0001')
    assert.equal(call!.headers['x-locale'], 'en_US')
    assert.equal(call!.headers.authorization, 'Bearer tok-1')
  })

  test('sends three packages as one shipment, each with our reference', async ({ assert }) => {
    await fedex.book(inPackages(3))

    const expected = sampleShipment()
    const [line] = expected.requestedShipment.requestedPackageLineItems
    expected.requestedShipment.requestedPackageLineItems = [line, line, line]
    expected.requestedShipment.totalPackageCount = 3
    Object.assign(expected.requestedShipment.labelSpecification, {
      imageType: 'PNG',
      labelStockType: 'PAPER_4X6',
    })
    assert.deepEqual(callsTo('book')[0]!.body, expected)
    assert.lengthOf(fake.shipments, 1)
  })

  test('splits insurance over the packages to the kobo, and requests a signature for each', async ({
    assert,
  }) => {
    const packages = [10_00, 20_00, 0].map((valueKobo) => ({ grams: 500, size: null, valueKobo }))
    await fedex.book(fedexParcel({ packages, insuredKobo: 100_01, signatureRequired: true }))

    const { totalDeclaredValue, requestedPackageLineItems: lines } = shipmentSent()
    assert.deepEqual(totalDeclaredValue, { amount: 100.01, currency: 'NGN' })
    assert.deepEqual(
      lines.map(({ declaredValue }: any) => declaredValue.amount),
      [33.34, 66.67, 0]
    )
    for (const { packageSpecialServices, dimensions } of lines) {
      assert.equal(packageSpecialServices.signatureOptionType, 'DIRECT')
      assert.isUndefined(dimensions)
    }
  })

  test('splits insurance evenly over packages without values', async ({ assert }) => {
    const packages = [1, 2, 3].map(() => ({ grams: 500, size: null, valueKobo: 0 }))
    await fedex.book(fedexParcel({ packages, insuredKobo: 100_00 }))

    const amounts = shipmentSent().requestedPackageLineItems.map(
      ({ declaredValue }: any) => declaredValue.amount
    )
    assert.deepEqual(amounts, [33.33, 33.34, 33.33])
  })

  test('declares documents as such, and nothing for a parcel within Nigeria', async ({
    assert,
  }) => {
    const documents = { customs: null, isDocuments: true, contents: 'Contracts', valueKobo: 0 }
    await fedex.book(fedexParcel(documents))
    const { customsClearanceDetail: customs, shippingDocumentSpecification } = shipmentSent()
    assert.isTrue(customs.isDocumentOnly)
    assert.equal(customs.commodities[0].description, 'Contracts')
    assert.isUndefined(shippingDocumentSpecification)

    await fedex.book(fedexParcel({ customs: null, isDomestic: true }))
    assert.isUndefined(shipmentSent().customsClearanceDetail)
  })

  test('charges our account with duties that the sender pays', async ({ assert }) => {
    const parcel = fedexParcel()
    const customs = { ...parcel.customs!, incoterm: 'DDP', dutiesPaidBy: 'sender' } as const
    await fedex.book({ ...parcel, customs })

    const { dutiesPayment, commercialInvoice } = shipmentSent().customsClearanceDetail
    assert.equal(dutiesPayment.paymentType, 'SENDER')
    assert.equal(dutiesPayment.payor.responsibleParty.accountNumber.value, '700000001')
    assert.equal(commercialInvoice.termsOfSale, 'DDP')
  })

  test('pays for an import from our account, as a third party', async ({ assert }) => {
    const { sender, receiver } = fedexParcel()
    await fedex.book(fedexParcel({ sender: receiver, receiver: sender }))

    const { paymentType, payor } = shipmentSent().shippingChargesPayment
    assert.equal(paymentType, 'THIRD_PARTY')
    assert.equal(payor.responsibleParty.accountNumber.value, '700000001')
  })

  test('books a parcel that was ready yesterday for today', async ({ assert }) => {
    await fedex.book(fedexParcel({ readyAt: DateTime.now().minus({ days: 1 }) }))

    const today = DateTime.now().setZone(LAGOS).toFormat('yyyy-MM-dd')
    assert.equal(shipmentSent().shipDatestamp, today)
  })

  test('writes a long street in three lines, and refuses a too long city without a call', async ({
    assert,
  }) => {
    const { sender, receiver } = fedexParcel()
    const street = 'Block 14, Flat 3, Second Floor, Ajose Adeogun Street, off Bishop Aboyade Cole'
    await fedex.book(fedexParcel({ sender: { ...sender, street } }))
    const { streetLines } = shipmentSent().shipper.address
    assert.equal(streetLines.join(' '), street)
    assert.isTrue(streetLines.every((line: string) => line.length <= 35))

    const tooLong = { ...receiver, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' }
    const refusal = await thrownBy(() => fedex.book(withInvoice({ receiver: tooLong })))
    assert.instanceOf(refusal, CourierRefused)
    assert.match(refusal.message, /^The receiver's city is too long/)
    assert.equal(fake.calls.upload, 0)
    assert.equal(fake.calls.book, 1)
  })

  test('refuses a side of ten metres without a call', async ({ assert }) => {
    const size = { length: 999.2, width: 15, height: 10 }
    const packages = [{ grams: 1200, size, valueKobo: 9000 }]
    const refusal = await thrownBy(() => fedex.book(fedexParcel({ packages })))

    assert.instanceOf(refusal, CourierRefused)
    assert.equal(refusal.message, 'A package is too large: FedEx takes at most 999 cm a side.')
    assert.equal(fake.calls.book, 0)
  })

  test('sends the name of the person if that of the business is too long', async ({ assert }) => {
    const { sender } = fedexParcel()
    const company = 'Adebayo Oluwaseun and Daughters Nigeria Limited'
    await fedex.book(fedexParcel({ sender: { ...sender, company } }))
    const { companyName, personName } = shipmentSent().shipper.contact
    assert.equal(companyName, personName)
    assert.equal(personName, sender.name)
  })

  test('writes Quebec and tax numbers as FedEx does', async ({ assert }) => {
    const { sender, receiver } = fedexParcel()
    const quebec = { ...receiver, countryCode: 'CA', stateCode: 'QC', taxId: '123456789' }
    await fedex.book(
      fedexParcel({ receiver: quebec, sender: { ...sender, taxId: '01234567-0001' } })
    )

    const { shipper, recipients } = shipmentSent()
    assert.equal(recipients[0].address.stateOrProvinceCode, 'PQ')
    assert.deepEqual(recipients[0].tins, [{ number: '123456789', tinType: 'PERSONAL_NATIONAL' }])
    assert.deepEqual(shipper.tins, [{ number: '01234567-0001', tinType: 'BUSINESS_NATIONAL' }])
  })
})

test.group('Booking response of FedEx', (group) => {
  eachWithFake(group)

  test('has a PDF label for one package, and the invoice that FedEx made', async ({ assert }) => {
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.deepEqual(booking.packageWaybillNumbers, [booking.waybillNumber])
    assert.deepEqual(
      booking.documents.map(({ kind, format, position }) => [kind, format, position]),
      [
        ['label', 'pdf', null],
        ['invoice', 'pdf', null],
      ]
    )
    assert.match(booking.documents[0]!.bytes.toString('latin1'), /^%PDF-1.4/)
    assert.deepEqual(booking.charge, { amount: 50.7, currency: 'USD' })
    assert.deepEqual(booking.alerts, [
      'Put 3 copies of the invoice with the parcel, as FedEx requires.',
    ])
  })

  test('has a number and a PNG label for each of three packages, in order', async ({ assert }) => {
    fake.failNext(
      'book',
      faults.answering((body) => {
        body.output.transactionShipments[0].pieceResponses.reverse()
        return body
      })
    )
    const booking = await fedex.book(inPackages(3))

    const first = Number(booking.waybillNumber)
    assert.deepEqual(
      booking.packageWaybillNumbers,
      [first, first + 1, first + 2].map((number) => String(number))
    )
    const labels = booking.documents.filter(({ kind }) => kind === 'label')
    assert.deepEqual(
      labels.map(({ format, position }) => [format, position]),
      [0, 1, 2].map((position) => ['png', position])
    )
    assert.isTrue(labels[0]!.bytes.equals(pngOf()))
    assert.deepEqual(booking.charge, { amount: 152.1, currency: 'USD' })
  })

  test('has ZPL labels for a label printer', async ({ assert }) => {
    const { documents } = await fedex.book(inPackages(2, { labelFormat: 'zpl' }))

    const labels = documents.filter(({ kind }) => kind === 'label')
    assert.deepEqual(
      labels.map(({ format, position }) => [format, position]),
      [
        ['zpl', 0],
        ['zpl', 1],
      ]
    )
    assert.match(labels[1]!.bytes.toString(), /^\^XA/)
  })

  test('passes on warnings, the price for the account and a missing label', async ({ assert }) => {
    fake.failNext(
      'book',
      faults.answering(({ output }) => {
        const [shipment] = output.transactionShipments
        shipment.masterTrackingNumber = Number(shipment.masterTrackingNumber)
        shipment.alerts = [{ code: 'CUSTOMVALUE.GREATER.THAN.DECLAREDVALUE', message: 'Mind it.' }]
        for (const piece of shipment.pieceResponses) piece.packageDocuments = []
        const shipmentRateDetails = [
          { rateType: 'PAYOR_LIST_PACKAGE', totalNetCharge: 200, currency: 'USD' },
          { rateType: 'PAYOR_ACCOUNT_PACKAGE', totalNetCharge: 101.4, currency: 'USD' },
        ]
        shipment.completedShipmentDetail = { shipmentRating: { shipmentRateDetails } }
        return { output }
      })
    )
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.deepEqual(booking.charge, { amount: 101.4, currency: 'USD' })
    assert.include(booking.alerts!, 'CUSTOMVALUE.GREATER.THAN.DECLAREDVALUE: Mind it.')
    assert.match(booking.alerts!.join(), /sent no label/)
  })

  test('alerts staff to two labels for three packages', async ({ assert }) => {
    fake.failNext(
      'book',
      faults.answering((body) => {
        const [{ pieceResponses }] = body.output.transactionShipments
        pieceResponses[1].packageDocuments = []
        const [label] = pieceResponses[0].packageDocuments
        pieceResponses[0].packageDocuments.push({ ...label, contentType: 'AUXILIARY_LABEL' })
        return body
      })
    )
    const { alerts } = await fedex.book(inPackages(3))

    assert.include(
      alerts!,
      'FedEx sent labels for only 2 of 3 packages. Print the others in FedEx Ship Manager.'
    )
  })

  test('is polled until a deferred booking is done, which is made once', async ({ assert }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    fake.failNext('label', { status: 200, body: { output: { alerts: [] } } })
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.lengthOf(booking.documents, 2)
    assert.equal(fake.calls.book, 1)
    assert.equal(fake.calls.label, 2)
  })

  test('counts as lost if FedEx never completes a deferred booking', async ({ assert }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    const unfinished = { status: 200, body: { output: { alerts: [] } } }
    fake.failNext('label', ...Array.from({ length: 5 }, () => unfinished))
    const error = await thrownBy(() => fedex.book(fedexParcel()))

    assert.equal(error.constructor, CourierUnresponsive)
    assert.equal(error.message, 'FedEx has not finished the booking')
    assert.equal(fake.calls.label, 5)
  })

  test('counts as lost, and never as not made, if we cannot ask about a deferred booking', async ({
    assert,
  }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    fake.failNext('label', faults.tooMany('60'))
    const error = await thrownBy(() => fedex.book(fedexParcel()))

    assert.instanceOf(error, CourierUnresponsive)
    assert.notInstanceOf(error, CourierUnavailable)
    assert.lengthOf(fake.shipments, 1)
  })

  test('may be in gzip', async ({ assert }) => {
    fake.failNext('book', faults.gzip)
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
  })
})

test.group('Invoice upload to FedEx', (group) => {
  eachWithFake(group)

  const isByPaper = ({ alerts = [] }: CourierBooking) =>
    alerts.some((alert) => alert.includes('Print three copies of it'))

  test('precedes the booking, which names the file', async ({ assert }) => {
    const booking = await fedex.book(withInvoice())

    const [upload] = callsTo('upload')
    assert.equal(upload!.path, samples.upload_document.path)
    const [, about] = /name="document"\r\n\r\n(.*)\r\n/.exec(upload!.body)!
    assert.deepEqual(JSON.parse(about!), samples.upload_document.request.document)
    assert.include(upload!.body, PDF.toString())
    assert.deepEqual(shipmentSent().shipmentSpecialServices, {
      specialServiceTypes: ['ELECTRONIC_TRADE_DOCUMENTS'],
      etdDetail: {
        attachedDocuments: [{ documentType: 'COMMERCIAL_INVOICE', documentId: '090000e100000001' }],
      },
    })
    assert.isUndefined(shipmentSent().shippingDocumentSpecification)
    assert.isFalse(isByPaper(booking))
  })

  const broken: [string, Fault][] = [
    ['fails', faults.failing],
    ['does not respond', faults.silent],
    ['refuses it', fedexProblem('INVALID.DOCUMENT', 'Too large')],
    ['asks us to wait', faults.tooMany('3600')],
    ['returns no document number', faults.nothing],
  ]
  for (const [problem, fault] of broken) {
    test(`stops no booking if FedEx ${problem}: staff print the invoice`, async ({ assert }) => {
      fake.failNext('upload', fault)
      const booking = await courierFor(fault).book(withInvoice())

      assert.isUndefined(shipmentSent().shipmentSpecialServices)
      assert.isTrue(isByPaper(booking))
      assert.lengthOf(fake.shipments, 1)
      assert.equal(fake.calls.upload, 1)
    })
  }

  test('is skipped at the next try if the country takes no electronic invoices', async ({
    assert,
  }) => {
    fake.failNext('book', fedexProblem('ETD.NOT.ALLOWED', 'Electronic trade documents not allowed'))
    const error = await thrownBy(() => fedex.book(withInvoice()))
    assert.instanceOf(error, CourierUnavailable)
    assert.lengthOf(fake.shipments, 0)
    assert.equal(fake.calls.book, 1)

    const booking = await fedex.book(withInvoice({ reference: 'SD-8F2K-0002' }))
    assert.equal(fake.calls.upload, 1)
    assert.isTrue(isByPaper(booking))
  })

  test('leaves the booking open if FedEx fails half-way over the invoice', async ({ assert }) => {
    const gaveUp = fedexProblem('SYSTEM.UNEXPECTED.ERROR', 'Electronic trade documents failed')
    fake.failNext('book', { ...gaveUp, acts: true })
    const error = await thrownBy(() => fedex.book(withInvoice()))

    assert.equal(error.constructor, CourierUnresponsive)
    assert.lengthOf(fake.shipments, 1)
  })
})

test.group('Failed booking with FedEx', (group) => {
  eachWithFake(group)

  const lost: [string, Fault, number][] = [
    ['fails', faults.failing, 0],
    ['fails after it has booked', faults.failingAfterwards, 1],
    ['returns an HTML page', faults.away, 0],
    ['cuts its response short', faults.cut, 1],
    ['never responds although it has booked', faults.silent, 1],
    ['returns an empty object', faults.nothing, 0],
    ['returns no shipment', { status: 200, body: { output: { transactionShipments: [] } } }, 0],
    [
      'leaves out the waybill number',
      faults.answering(({ output }) => {
        delete output.transactionShipments[0].masterTrackingNumber
        return { output }
      }),
      1,
    ],
    ['is behind a gateway that timed out', fedexProblem('GATEWAY.WAITED', '', 408), 0],
    ['returns an HTML refusal', { status: 400, body: '<html>Bad request</html>' }, 0],
    ['reports a system error as a refusal', fedexProblem('SYSTEM.UNEXPECTED.ERROR'), 0],
  ]
  for (const [problem, fault, made] of lost) {
    test(`is left open after one call if FedEx ${problem}`, async ({ assert }) => {
      fake.failNext('book', fault)
      const error = await thrownBy(() => courierFor(fault).book(fedexParcel()))

      assert.instanceOf(error, CourierUnresponsive)
      assert.notInstanceOf(error, CourierUnavailable)
      assert.equal(fake.calls.book, 1)
      assert.lengthOf(fake.shipments, made)
    })
  }

  const later: [string, () => void, Fault?][] = [
    ['limits our calls', () => fake.failNext('book', faults.tooMany())],
    ['refuses our keys', () => fake.failNext('book', faults.keysRefused, faults.keysRefused)],
    ['denies us access', () => fake.failNext('book', { status: 403 })],
    ['gives no token', () => fake.failNext('token', faults.failing)],
    ['does not respond for a token', () => fake.failNext('token', faults.silent), faults.silent],
    [
      'has trouble with our account',
      () => fake.failNext('book', fedexProblem('ACCOUNT.NUMBER.MISMATCH', 'Payor mismatch.')),
    ],
  ]
  for (const [problem, goWrong, fault] of later) {
    test(`is unavailable, with nothing booked, if FedEx ${problem}`, async ({ assert }) => {
      goWrong()
      const error = await thrownBy(() => courierFor(fault).book(fedexParcel()))

      assert.instanceOf(error, CourierUnavailable)
      assert.lengthOf(fake.shipments, 0)
    })
  }

  test('is not repeated before the time that FedEx asks us to wait', async ({ assert }) => {
    fake.failNext('book', faults.tooMany('120'))
    const error = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierUnavailable
    const again = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierUnavailable

    assert.isAbove(error.retryAt!.getTime(), Date.now() + 100_000)
    assert.deepEqual(again.retryAt, error.retryAt)
    assert.equal(fake.calls.book, 1)
  })

  test('does not follow from a used-up quota for tracking', async ({ assert }) => {
    fake.failNext('track', faults.tooMany('3600'))
    const parcel = { waybillNumber: '1', bookedAt: DateTime.now(), destinationCountryCode: 'GB' }
    assert.instanceOf(await thrownBy(() => fedex.trackMany([parcel])), CourierUnavailable)

    await fedex.book(fedexParcel())
    assert.lengthOf(fake.shipments, 1)
  })

  test('is unavailable, with nothing booked, if FedEx cannot be reached', async ({ assert }) => {
    await fedex.checkConnection()
    await fake.close()

    assert.instanceOf(await thrownBy(() => fedex.book(fedexParcel())), CourierUnavailable)
  })

  const refusals: [string, string, string][] = [
    [
      'RECIPIENTS.PHONENUMBER.INVALID',
      '',
      "FedEx does not accept the receiver's phone number. Please check it.",
    ],
    [
      'SHIPPER.POSTALSTATE.MISMATCH',
      '',
      "FedEx does not know the sender's postal code. Please check it with the city.",
    ],
    [
      'RECIPIENT.CITY.INVALID',
      '',
      "FedEx does not know the receiver's city. Please check its spelling.",
    ],
    [
      'RECIPIENTS.ADDRESSSTATEORPROVINCECODE.MISMATCH',
      '',
      "FedEx does not know the receiver's state. Please check it.",
    ],
    [
      'SERVICE.PACKAGECOMBINATION.INVALID',
      '',
      'FedEx does not offer this service on this route. Please choose another courier.',
    ],
    [
      'DESTINATION.SERVICE.NOTALLOWED',
      '',
      'FedEx does not offer this service on this route. Please choose another courier.',
    ],
    [
      'PACKAGE.WEIGHT.EXCEEDS',
      '',
      'A package is too heavy or too light for this service of FedEx. Please check its weight.',
    ],
    [
      'DIMENSIONS.INVALID',
      '',
      'A package is too large for this service of FedEx. Please check its size.',
    ],
    [
      'COMMODITY.DESCRIPTION.VAGUE',
      '',
      'FedEx needs to know exactly what is inside. Please describe each item, e.g. "cotton shirts for men".',
    ],
    [
      'INVALID.INPUT.EXCEPTION',
      'Invalid phone number of the recipient',
      "FedEx does not accept the receiver's phone number. Please check it.",
    ],
    [
      'COMMODITY.HARMONIZEDCODE.INVALID',
      '',
      'FedEx does not accept the customs code (HS code) of an item. Please check it.',
    ],
    [
      'TOTALDECLAREDVALUE.EXCEEDED',
      '',
      'FedEx does not accept the declared value. Please check it.',
    ],
    [
      'SHIPPER.STREETLINE.INVALID',
      '',
      "FedEx does not accept the sender's street. Please check it.",
    ],
    [
      'RECIPIENT.EMAIL.INVALID',
      '',
      "FedEx does not accept the receiver's e-mail address. Please check it.",
    ],
    [
      'PHONENUMBER.TOO.SHORT',
      '',
      "FedEx does not accept the sender's or the receiver's phone number. Please check it.",
    ],
    ['SOMETHING.NEW', 'We are sorry.', 'FedEx did not accept this shipment.'],
  ]
  for (const [code, message, sentence] of refusals) {
    test(`explains "${code} ${message}" in a plain sentence`, async ({ assert }) => {
      fake.failNext('book', fedexProblem(code, message))
      const refusal = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierRefused

      assert.instanceOf(refusal, CourierRefused)
      assert.equal(refusal.message, sentence)
      assert.include(refusal.theirWords!, code)
      assert.equal(fake.calls.book, 1)
    })
  }
})

test.group('FedEx credentials', (group) => {
  eachWithFake(group)

  test('get one token for twenty calls at once', async ({ assert }) => {
    const parcels = Array.from({ length: 20 }, (_, at) => fedexParcel({ reference: `SD-${at}` }))
    await Promise.all(parcels.map((parcel) => fedex.book(parcel)))

    assert.equal(fake.calls.token, 1)
    assert.lengthOf(fake.shipments, 20)
  })

  test('get one new token after twenty calls were refused together', async ({ assert }) => {
    await fedex.book(fedexParcel())
    fake.expireTokens()
    const parcels = Array.from({ length: 20 }, (_, at) => fedexParcel({ reference: `SD-${at}` }))
    await Promise.all(parcels.map((parcel) => fedex.book(parcel)))

    assert.equal(fake.calls.token, 2)
    assert.lengthOf(fake.shipments, 21)
  })

  test('are verified by a connection check, which books nothing', async ({ assert }) => {
    await fedex.checkConnection()
    assert.equal(fake.calls.book, 0)

    const wrongAccount = new FedexCourier({ ...fake.account, CLIENT_SECRET: 'of another' })
    assert.instanceOf(await thrownBy(() => wrongAccount.checkConnection()), CourierRefused)
    assert.instanceOf(await thrownBy(() => wrongAccount.book(fedexParcel())), CredentialsRefused)

    fake.failNext('token', faults.failing)
    assert.instanceOf(await thrownBy(() => fedex.checkConnection()), CourierUnavailable)
  })

  test('can be those of a separate project for tracking', async ({ assert, cleanup }) => {
    const apart = await startFakeFedex({ tracksApart: true })
    cleanup(() => apart.close())
    const both = new FedexCourier(apart.account)
    const { waybillNumber } = await both.book(fedexParcel())
    const parcel = { waybillNumber, bookedAt: DateTime.now(), destinationCountryCode: 'GB' }
    const found = await both.trackMany([parcel])
    await both.checkConnection()

    assert.deepEqual([...found.keys()], [waybillNumber])
    assert.equal(apart.calls.token, 4)
  })

  test('stay out of the recorded exchanges, as do files', async ({ assert }) => {
    const recorded: Exchange[] = []
    await collectExchanges(
      async () => {
        fake.failNext('book', faults.keysRefused)
        await fedex.book(withInvoice())
        await fedex.checkConnection()
      },
      async (exchanges) => void recorded.push(...exchanges)
    )

    const text = JSON.stringify(recorded)
    assert.deepEqual(
      recorded.map(({ operation }) => operation),
      ['token', 'upload', 'book', 'token', 'book', 'token']
    )
    for (const secret of [fake.account.CLIENT_SECRET, 'tok-1', 'tok-2', PDF.toString(), 'JVBER']) {
      assert.notInclude(text, secret)
    }
    assert.include(text, 'SD-8F2K-0001')
  })
})
