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

const sent = (operation: string) => fake.seen.filter((one) => one.operation === operation)
const shipmentSent = () => sent('book').at(-1)!.body.requestedShipment

/** The sample in naira, for tomorrow, synchronous only. */
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

function eachWithFake(group: Parameters<Parameters<typeof test.group>[1]>[0]) {
  group.each.setup(async () => {
    fake = await startFakeFedex()
    fedex = new FedexCourier(fake.account, { timeoutMs: 400, lookEveryMs: 1 })
    return () => fake.close()
  })
}

test.group('FedEx is asked for what it wants to know', (group) => {
  eachWithFake(group)

  test('goods for abroad are booked as FedEx describes it', async ({ assert }) => {
    await fedex.book(fedexParcel())

    const [call] = sent('book')
    assert.deepEqual(call!.body, sampleShipment())
    assert.equal(`${call!.method} ${call!.path}`, 'POST /ship/v1/shipments')
    assert.equal(call!.headers['x-customer-transaction-id'], 'SD-8F2K-0001')
    assert.equal(call!.headers['x-locale'], 'en_US')
    assert.equal(call!.headers.authorization, 'Bearer tok-1')
  })

  test('three packages are one shipment, each with our reference', async ({ assert }) => {
    await fedex.book(inPackages(3))

    const wanted = sampleShipment()
    const [line] = wanted.requestedShipment.requestedPackageLineItems
    wanted.requestedShipment.requestedPackageLineItems = [line, line, line]
    wanted.requestedShipment.totalPackageCount = 3
    Object.assign(wanted.requestedShipment.labelSpecification, {
      imageType: 'PNG',
      labelStockType: 'PAPER_4X6',
    })
    assert.deepEqual(sent('book')[0]!.body, wanted)
    assert.lengthOf(fake.shipments, 1)
  })

  test('insurance is shared by the packages to the kobo, and a signature is asked for each', async ({
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

  test('what is insured without values is shared evenly', async ({ assert }) => {
    const packages = [1, 2, 3].map(() => ({ grams: 500, size: null, valueKobo: 0 }))
    await fedex.book(fedexParcel({ packages, insuredKobo: 100_00 }))

    const amounts = shipmentSent().requestedPackageLineItems.map(
      ({ declaredValue }: any) => declaredValue.amount
    )
    assert.deepEqual(amounts, [33.33, 33.34, 33.33])
  })

  test('documents cross the border as documents, and a parcel within Nigeria without customs', async ({
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

  test('duties that the sender pays go to our account', async ({ assert }) => {
    const parcel = fedexParcel()
    const customs = { ...parcel.customs!, incoterm: 'DDP', dutiesPaidBy: 'sender' } as const
    await fedex.book({ ...parcel, customs })

    const { dutiesPayment, commercialInvoice } = shipmentSent().customsClearanceDetail
    assert.equal(dutiesPayment.paymentType, 'SENDER')
    assert.equal(dutiesPayment.payor.responsibleParty.accountNumber.value, '700000001')
    assert.equal(commercialInvoice.termsOfSale, 'DDP')
  })

  test('an import is paid by our account too, which is not that of its sender', async ({
    assert,
  }) => {
    const { sender, receiver } = fedexParcel()
    await fedex.book(fedexParcel({ sender: receiver, receiver: sender }))

    const { paymentType, payor } = shipmentSent().shippingChargesPayment
    assert.equal(paymentType, 'THIRD_PARTY')
    assert.equal(payor.responsibleParty.accountNumber.value, '700000001')
  })

  test('a parcel that was ready yesterday is booked for today', async ({ assert }) => {
    await fedex.book(fedexParcel({ readyAt: DateTime.now().minus({ days: 1 }) }))

    const today = DateTime.now().setZone(LAGOS).toFormat('yyyy-MM-dd')
    assert.equal(shipmentSent().shipDatestamp, today)
  })

  test('a long street is written in three lines, and a longer one is refused before it is sent', async ({
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

  test('a side of ten metres is refused before it is sent', async ({ assert }) => {
    const size = { length: 999.2, width: 15, height: 10 }
    const packages = [{ grams: 1200, size, valueKobo: 9000 }]
    const refusal = await thrownBy(() => fedex.book(fedexParcel({ packages })))

    assert.instanceOf(refusal, CourierRefused)
    assert.equal(refusal.message, 'A package is too large: FedEx takes at most 999 cm a side.')
    assert.equal(fake.calls.book, 0)
  })

  test('a business whose name FedEx has no room for is named by its person', async ({ assert }) => {
    const { sender } = fedexParcel()
    const company = 'Adebayo Oluwaseun and Daughters Nigeria Limited'
    await fedex.book(fedexParcel({ sender: { ...sender, company } }))
    const { companyName, personName } = shipmentSent().shipper.contact
    assert.equal(companyName, personName)
    assert.equal(personName, sender.name)
  })

  test('Quebec and tax numbers are written as FedEx writes them', async ({ assert }) => {
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

test.group('FedEx gives out a waybill and its papers', (group) => {
  eachWithFake(group)

  test('one package has a label to print as it is, and the invoice that FedEx made', async ({
    assert,
  }) => {
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

  test('three packages have a number and a picture each, in their order', async ({ assert }) => {
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

  test('a label printer gets ZPL', async ({ assert }) => {
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

  test('its warnings, its price for the account and a missing label are passed on', async ({
    assert,
  }) => {
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

  test('two labels for three packages are told to staff, with the number of both', async ({
    assert,
  }) => {
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

  test('a booking that FedEx puts aside is asked for until it is done, and made once', async ({
    assert,
  }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    fake.failNext('label', { status: 200, body: { output: { alerts: [] } } })
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.lengthOf(booking.documents, 2)
    assert.equal(fake.calls.book, 1)
    assert.equal(fake.calls.label, 2)
  })

  test('one that is put aside and never done counts as lost', async ({ assert }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    const unfinished = { status: 200, body: { output: { alerts: [] } } }
    fake.failNext('label', ...Array.from({ length: 5 }, () => unfinished))
    const error = await thrownBy(() => fedex.book(fedexParcel()))

    assert.equal(error.constructor, CourierUnresponsive)
    assert.equal(error.message, 'FedEx has not finished the booking')
    assert.equal(fake.calls.label, 5)
  })

  test('one that is put aside and cannot be asked for counts as lost, never as not made', async ({
    assert,
  }) => {
    fake.failNext('book', FEDEX_DEFERRAL)
    fake.failNext('label', faults.tooMany('60'))
    const error = await thrownBy(() => fedex.book(fedexParcel()))

    assert.instanceOf(error, CourierUnresponsive)
    assert.notInstanceOf(error, CourierUnavailable)
    assert.lengthOf(fake.shipments, 1)
  })

  test('an answer in gzip is read like any other', async ({ assert }) => {
    fake.failNext('book', faults.gzip)
    const booking = await fedex.book(fedexParcel())

    assert.equal(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
  })
})

test.group('Our invoice goes ahead of the parcel', (group) => {
  eachWithFake(group)

  const isByPaper = ({ alerts = [] }: CourierBooking) =>
    alerts.some((alert) => alert.includes('print three copies of the invoice'))

  test('FedEx gets the file first, and the booking names it', async ({ assert }) => {
    const booking = await fedex.book(withInvoice())

    const [upload] = sent('upload')
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
    ['says nothing', faults.silent],
    ['refuses it', fedexProblem('INVALID.DOCUMENT', 'Too large')],
    ['wants us to wait', faults.tooMany('3600')],
    ['answers without a number', faults.nothing],
  ]
  for (const [what, fault] of broken) {
    test(`a side that ${what} stops no booking: staff print the invoice`, async ({ assert }) => {
      fake.failNext('upload', fault)
      const booking = await fedex.book(withInvoice())

      assert.isUndefined(shipmentSent().shipmentSpecialServices)
      assert.isTrue(isByPaper(booking))
      assert.lengthOf(fake.shipments, 1)
      assert.equal(fake.calls.upload, 1)
    })
  }

  test('a country that takes no papers ahead is booked without them at the next try', async ({
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

  test('a FedEx that gave up half-way over the papers may have booked: it is not asked again', async ({
    assert,
  }) => {
    const gaveUp = fedexProblem('SYSTEM.UNEXPECTED.ERROR', 'Electronic trade documents failed')
    fake.failNext('book', { ...gaveUp, acts: true })
    const error = await thrownBy(() => fedex.book(withInvoice()))

    assert.equal(error.constructor, CourierUnresponsive)
    assert.lengthOf(fake.shipments, 1)
  })
})

test.group('What FedEx does not do, and what nobody knows of', (group) => {
  eachWithFake(group)

  const lost: [string, Fault, number][] = [
    ['fails', faults.failing, 0],
    ['fails after it has booked', faults.failingAfterwards, 1],
    ['shows a page instead', faults.away, 0],
    ['breaks off its answer', faults.cut, 1],
    ['never answers although it has booked', faults.silent, 1],
    ['says nothing', faults.nothing, 0],
    ['gives no number', { status: 200, body: { output: { transactionShipments: [] } } }, 0],
    [
      'leaves its number out',
      faults.answering(({ output }) => {
        delete output.transactionShipments[0].masterTrackingNumber
        return { output }
      }),
      1,
    ],
    ['is behind a gateway that gave up', fedexProblem('GATEWAY.WAITED', '', 408), 0],
    ['is hidden by a page of refusal', { status: 400, body: '<html>Bad request</html>' }, 0],
    ['fails in a refusal', fedexProblem('SYSTEM.UNEXPECTED.ERROR'), 0],
  ]
  for (const [what, fault, made] of lost) {
    test(`a FedEx that ${what} leaves the booking open, and is not asked twice`, async ({
      assert,
    }) => {
      fake.failNext('book', fault)
      const error = await thrownBy(() => fedex.book(fedexParcel()))

      assert.instanceOf(error, CourierUnresponsive)
      assert.notInstanceOf(error, CourierUnavailable)
      assert.equal(fake.calls.book, 1)
      assert.lengthOf(fake.shipments, made)
    })
  }

  const later: [string, () => void][] = [
    ['asks for fewer calls', () => fake.failNext('book', faults.tooMany())],
    ['takes none of our keys', () => fake.failNext('book', faults.keysRefused, faults.keysRefused)],
    ['does not let us in', () => fake.failNext('book', { status: 403 })],
    ['gives no token', () => fake.failNext('token', faults.failing)],
    ['does not answer for a token', () => fake.failNext('token', faults.silent)],
    [
      'has trouble with our account',
      () => fake.failNext('book', fedexProblem('ACCOUNT.NUMBER.MISMATCH', 'Payor mismatch.')),
    ],
  ]
  for (const [what, goWrong] of later) {
    test(`a FedEx that ${what} has made nothing`, async ({ assert }) => {
      goWrong()
      const error = await thrownBy(() => fedex.book(fedexParcel()))

      assert.instanceOf(error, CourierUnavailable)
      assert.lengthOf(fake.shipments, 0)
    })
  }

  test('told to wait for a time, it is left alone until then', async ({ assert }) => {
    fake.failNext('book', faults.tooMany('120'))
    const error = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierUnavailable
    const again = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierUnavailable

    assert.isAbove(error.retryAt!.getTime(), Date.now() + 100_000)
    assert.deepEqual(again.retryAt, error.retryAt)
    assert.equal(fake.calls.book, 1)
  })

  test('a quota of tracking that is used up stops no booking', async ({ assert }) => {
    fake.failNext('track', faults.tooMany('3600'))
    const parcel = { waybillNumber: '1', bookedAt: DateTime.now(), destinationCountryCode: 'GB' }
    assert.instanceOf(await thrownBy(() => fedex.trackMany([parcel])), CourierUnavailable)

    await fedex.book(fedexParcel())
    assert.lengthOf(fake.shipments, 1)
  })

  test('a FedEx that cannot be reached has made nothing', async ({ assert }) => {
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
    [
      'SOMETHING.NEW',
      'We are sorry.',
      'FedEx did not accept this shipment. Our staff are looking into it.',
    ],
  ]
  for (const [code, message, sentence] of refusals) {
    test(`"${code} ${message}" is said plainly`, async ({ assert }) => {
      fake.failNext('book', fedexProblem(code, message))
      const refusal = (await thrownBy(() => fedex.book(fedexParcel()))) as CourierRefused

      assert.instanceOf(refusal, CourierRefused)
      assert.equal(refusal.message, sentence)
      assert.include(refusal.theirWords!, code)
      assert.equal(fake.calls.book, 1)
    })
  }
})

test.group('The keys of FedEx', (group) => {
  eachWithFake(group)

  test('twenty calls at once ask for one token', async ({ assert }) => {
    const parcels = Array.from({ length: 20 }, (_, at) => fedexParcel({ reference: `SD-${at}` }))
    await Promise.all(parcels.map((parcel) => fedex.book(parcel)))

    assert.equal(fake.calls.token, 1)
    assert.lengthOf(fake.shipments, 20)
  })

  test('twenty calls that are refused together ask for one more', async ({ assert }) => {
    await fedex.book(fedexParcel())
    fake.expireTokens()
    const parcels = Array.from({ length: 20 }, (_, at) => fedexParcel({ reference: `SD-${at}` }))
    await Promise.all(parcels.map((parcel) => fedex.book(parcel)))

    assert.equal(fake.calls.token, 2)
    assert.lengthOf(fake.shipments, 21)
  })

  test('saying good day tells whether the keys are taken', async ({ assert }) => {
    await fedex.checkConnection()
    assert.equal(fake.calls.book, 0)

    const stranger = new FedexCourier({ ...fake.account, CLIENT_SECRET: 'of another' })
    assert.instanceOf(await thrownBy(() => stranger.checkConnection()), CourierRefused)
    assert.instanceOf(await thrownBy(() => stranger.book(fedexParcel())), CredentialsRefused)

    fake.failNext('token', faults.failing)
    assert.instanceOf(await thrownBy(() => fedex.checkConnection()), CourierUnavailable)
  })

  test('tracking goes by the keys of its own project', async ({ assert, cleanup }) => {
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

  test('no secret and no file is kept of what was said', async ({ assert }) => {
    const kept: Exchange[] = []
    await collectExchanges(
      async () => {
        fake.failNext('book', faults.keysRefused)
        await fedex.book(withInvoice())
        await fedex.checkConnection()
      },
      async (exchanges) => void kept.push(...exchanges)
    )

    const text = JSON.stringify(kept)
    assert.deepEqual(
      kept.map(({ operation }) => operation),
      ['token', 'upload', 'book', 'token', 'book', 'token']
    )
    for (const secret of [fake.account.CLIENT_SECRET, 'tok-1', 'tok-2', PDF.toString(), 'JVBER']) {
      assert.notInclude(text, secret)
    }
    assert.include(text, 'SD-8F2K-0001')
  })
})
