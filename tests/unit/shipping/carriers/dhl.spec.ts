import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  CredentialsRefused,
} from '#shipping/carriers/courier_driver'
import { collectExchanges, type Exchange } from '#shipping/carriers/wire/exchanges'
import { faults, type Fault } from '#tests/support/fakes/carriers/carrier_server'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import {
  DAY,
  declared,
  dhl,
  READY_AT,
  sentTo,
  shirts,
} from '#tests/unit/shipping/carriers/dhl_booking'
import { CHIDI } from '#tests/unit/shipping/carriers/shirts'

/** A booking request as in the documentation of the API, but in naira instead of dollars. */
const SHIRTS_REQUEST = {
  plannedShippingDateAndTime: `${DAY}T14:00:00GMT+01:00`,
  pickup: { isRequested: false },
  productCode: 'P',
  localProductCode: 'P',
  getRateEstimates: true,
  accounts: [{ typeCode: 'shipper', number: '350000001' }],
  customerReferences: [{ value: 'SD-8F2K-0001', typeCode: 'CU' }],
  valueAddedServices: [{ serviceCode: 'II', value: 90, currency: 'NGN' }, { serviceCode: 'WY' }],
  outputImageProperties: {
    printerDPI: 300,
    encodingFormat: 'pdf',
    imageOptions: [
      { typeCode: 'label', templateName: 'ECOM26_A6_002', isRequested: true },
      {
        typeCode: 'invoice',
        templateName: 'COMMERCIAL_INVOICE_P_10',
        isRequested: true,
        invoiceType: 'commercial',
      },
    ],
  },
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
      typeCode: 'business',
    },
    receiverDetails: {
      postalAddress: {
        postalCode: 'N1 9GU',
        cityName: 'London',
        countryCode: 'GB',
        addressLine1: '1 High Street',
      },
      contactInformation: {
        email: 'grace@example.test',
        phone: '+442079460000',
        companyName: 'Grace Miller',
        fullName: 'Grace Miller',
      },
      typeCode: 'private',
    },
  },
  content: {
    packages: [{ weight: 1.2, dimensions: { length: 20, width: 15, height: 10 } }],
    isCustomsDeclarable: true,
    declaredValue: 90,
    declaredValueCurrency: 'NGN',
    description: 'Cotton shirts',
    incoterm: 'DAP',
    unitOfMeasurement: 'metric',
    exportDeclaration: {
      lineItems: [
        {
          number: 1,
          description: 'Cotton shirts, men, woven',
          price: 45,
          quantity: { value: 2, unitOfMeasurement: 'PCS' },
          commodityCodes: [{ typeCode: 'outbound', value: '620520' }],
          exportReasonType: 'commercial_purpose_or_sale',
          manufacturerCountry: 'NG',
          weight: { netValue: 0.5, grossValue: 1.2 },
        },
      ],
      invoice: { number: 'INV-0001', date: DAY },
      exportReasonType: 'commercial_purpose_or_sale',
      shipmentType: 'commercial',
      placeOfIncoterm: 'London',
    },
  },
}

const REFUSALS: [name: string, status: number, body: object, sentence: string][] = [
  [
    'a city that is too long',
    422,
    {
      detail: 'Multiple problems found, see Additional Details',
      additionalDetails: [
        '#/customerDetails/shipperDetails/postalAddress/cityName: expected maxLength: 45, actual: 49',
        '#/content/exportDeclaration/lineItems/0: required key [manufacturerCountry] not found',
      ],
      status: '422',
    },
    "DHL does not know the sender's city. Please check how it is written, and its postal code.",
  ],
  [
    'a postal code',
    400,
    { detail: '#/customerDetails/receiverDetails/postalAddress/postalCode: invalid format' },
    "DHL does not know the receiver's postal code. Please check it together with the city.",
  ],
  [
    'a telephone number',
    422,
    { detail: '#/customerDetails/receiverDetails/contactInformation/phone: expected minLength: 1' },
    "DHL does not accept the receiver's phone number. Please check it.",
  ],
  [
    'a street',
    422,
    { detail: '#/customerDetails/shipperDetails/postalAddress/addressLine1: not allowed' },
    "DHL does not accept the sender's street. Please check it.",
  ],
  [
    'a name',
    422,
    {
      detail:
        '#/customerDetails/receiverDetails/contactInformation/fullName: expected minLength: 1',
    },
    "DHL does not accept the receiver's name. Please check it.",
  ],
  [
    'an e-mail address',
    422,
    { detail: '#/customerDetails/receiverDetails/contactInformation/email: not an address' },
    "DHL does not accept the receiver's e-mail address. Please check it.",
  ],
  [
    'a tax number',
    422,
    { detail: '#/customerDetails/shipperDetails/registrationNumbers/0/number: not valid' },
    "DHL does not accept the sender's tax number. Please check it.",
  ],
  [
    'a route without this extra',
    400,
    {
      detail:
        "7008: The requested Special Service Code #/valueAddedServices/0/serviceCode 'SF' is not available between this origin and destination.",
      status: '400',
    },
    'DHL does not offer one of the extras on this route: insurance, signature, or duties paid by the sender.',
  ],
  [
    'a route without this service',
    400,
    { detail: '1001: Requested product(s) not available at origin', status: 400 },
    'DHL does not offer this service on this route. Please choose another one.',
  ],
  [
    'vague words',
    400,
    { detail: '7147: The goods description is vague: parts' },
    'DHL needs a fuller description of what is in the parcel. Say what each item is and what it is made of.',
  ],
  [
    'the code of an item',
    422,
    { detail: '#/content/exportDeclaration/lineItems/0/commodityCodes/0/value: not known' },
    'DHL does not accept the HS code of one of the items. Please check it.',
  ],
  [
    'a weight',
    400,
    { detail: 'Piece 1 exceeds the maximum weight of 70 kg for this product' },
    'The parcel is too heavy or too large for DHL on this route.',
  ],
  [
    'a public holiday',
    400,
    { detail: '998: ShipTimeStamp is a public holiday.' },
    'DHL cannot pick up at that time. Please choose another day.',
  ],
  [
    'an unknown problem',
    400,
    { detail: '4711: The moon is in the wrong house.' },
    'DHL did not accept this shipment.',
  ],
]

test.group('Booking with DHL', () => {
  test('sends goods abroad as in the documentation of the API', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const booking = await courier.book(shirts())

    const [shipment] = fake.shipments
    assert.deepEqual(shipment?.request, SHIRTS_REQUEST)
    assert.equal(shipment?.reference, 'SD-8F2K-0001')
    assert.equal(booking.waybillNumber, shipment?.waybillNumber)
    assert.lengthOf(booking.packageWaybillNumbers!, 1)
    assert.deepEqual(booking.charge, { amount: 148250.5, currency: 'NGN' })
    assert.deepEqual(
      booking.documents.map(({ kind, format, position }) => ({ kind, format, position })),
      [
        { kind: 'label', format: 'pdf', position: null },
        { kind: 'invoice', format: 'pdf', position: null },
      ]
    )
    assert.equal(booking.documents[0]!.bytes.subarray(0, 5).toString(), '%PDF-')

    const { headers, query } = fake.seen[0]!
    assert.equal(query.get('bypassPLTError'), 'true')
    assert.match(String(headers['message-reference']), /^SD-8F2K-0001-.{23}$/)
  })

  test('books three packages at once, with three numbers and all labels in one file', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const packages = [1200, 5, 3500].map((grams) => ({ grams, size: null, valueKobo: 30_00 }))
    const booking = await courier.book(shirts({ packages }))

    assert.deepEqual(fake.shipments[0]!.request, {
      ...SHIRTS_REQUEST,
      content: {
        ...SHIRTS_REQUEST.content,
        packages: [{ weight: 1.2 }, { weight: 0.01 }, { weight: 3.5 }],
        exportDeclaration: {
          ...SHIRTS_REQUEST.content.exportDeclaration,
          lineItems: [
            {
              ...SHIRTS_REQUEST.content.exportDeclaration.lineItems[0],
              weight: { netValue: 0.5, grossValue: 4.705 },
            },
          ],
        },
      },
    })
    assert.equal(new Set(booking.packageWaybillNumbers).size, 3)
    assert.lengthOf(
      booking.documents.filter(({ kind }) => kind === 'label'),
      1
    )
  })

  test('declares nothing for documents within Nigeria, and returns ZPL for a label printer', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const letter = { isDocuments: true, isDomestic: true, insuredKobo: null, customs: null }
    const booking = await courier.book(
      shirts({ ...letter, service: 'N', labelFormat: 'zpl', contents: ' Contracts' })
    )
    const { request } = fake.shipments[0]!
    assert.isFalse(request.content.isCustomsDeclarable)
    assert.notProperty(request.content, 'exportDeclaration')
    assert.notProperty(request.content, 'declaredValue')
    assert.equal(request.content.description, 'Contracts')
    assert.deepEqual(request.valueAddedServices, [])
    assert.isFalse(fake.seen[0]!.query.has('bypassPLTError'))
    assert.deepEqual(
      booking.documents.map(({ format }) => format),
      ['zpl']
    )
    assert.match(booking.documents[0]!.bytes.toString(), /^\^XA/)
  })

  test('requests signature and duties paid by the sender, and sends tax numbers', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const customs = declared({ incoterm: 'DDP', dutiesPaidBy: 'sender', reason: 'gift' })
    const sender = { ...CHIDI, taxId: '01234567-0001' }
    await courier.book(shirts({ customs, sender, signatureRequired: true }))
    const { request } = fake.shipments[0]!
    assert.deepEqual(request.accounts, [
      { typeCode: 'shipper', number: '350000001' },
      { typeCode: 'duties-taxes', number: '350000001' },
    ])
    assert.deepEqual(
      request.valueAddedServices.map(({ serviceCode }: { serviceCode: string }) => serviceCode),
      ['II', 'SF', 'DD', 'WY']
    )
    assert.equal(request.content.incoterm, 'DDP')
    assert.equal(request.content.exportDeclaration.shipmentType, 'personal')
    assert.deepEqual(request.customerDetails.shipperDetails.registrationNumbers, [
      { typeCode: 'VAT', number: '01234567-0001', issuerCountryCode: 'NG' },
    ])
  })

  test('sends our own invoice, and alerts staff if customs want it on paper', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const warning = 'Service WY is not available between this origin and destination'
    fake.failNext(
      'book',
      faults.answering((body) => ({ ...body, warnings: [warning] }))
    )
    const invoicePdf = Buffer.from('%PDF-1.4 ours')
    const booking = await courier.book(shirts({ customs: declared({ invoicePdf }) }))
    const { documentImages, outputImageProperties } = fake.shipments[0]!.request
    assert.deepEqual(documentImages, [
      { typeCode: 'CIN', imageFormat: 'PDF', content: invoicePdf.toString('base64') },
    ])
    assert.lengthOf(outputImageProperties.imageOptions, 1)
    assert.deepEqual(booking.alerts, [
      warning,
      'DHL does not accept the invoice electronically on this route. Print three copies of it.',
    ])
    assert.equal(fake.calls.book, 1)
  })

  test('sends the time when the parcel is ready in Lagos time, even if it is past', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    await courier.book(shirts({ readyAt: DateTime.now().minus({ hours: 3 }) }))
    await courier.book(shirts({ readyAt: READY_AT.toUTC() }))
    const [late, early] = fake.shipments.map(({ request }) => request.plannedShippingDateAndTime)
    assert.match(late, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dGMT\+01:00$/)
    assert.equal(early, `${DAY}T14:00:00GMT+01:00`)
  })

  test('refuses too long texts and too late days without a call', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const tooLong: [Partial<BookingRequest>, RegExp][] = [
      [sentTo({ city: 'L'.repeat(46) }), /^The receiver's city is too long/],
      [sentTo({ postalCode: '1234567890123' }), /^The receiver's postal code is too long/],
      [sentTo({ street: 'x'.repeat(136) }), /^The receiver's street is too long/],
      [sentTo({ company: 'x'.repeat(101) }), /^The receiver's company name is too long/],
      [sentTo({ email: `${'x'.repeat(65)}@a.test` }), /^The receiver's e-mail address is too long/],
      [{ contents: 'x'.repeat(71) }, /^The description of the contents is too long/],
      [{ customs: declared({ invoiceNumber: 'x'.repeat(36) }) }, /^The invoice number is too long/],
      [
        {
          customs: declared({
            items: [{ ...declared().items[0]!, description: 'x'.repeat(513) }],
          }),
        },
        /^The description of item 1 is too long/,
      ],
      [
        { readyAt: DateTime.now().plus({ days: 11 }) },
        /^DHL only takes bookings for the next 10 days/,
      ],
    ]
    for (const [change, words] of tooLong) {
      const error = await thrownBy(courier.book(shirts(change)))
      assert.instanceOf(error, CourierRefused)
      assert.match(error.message, words)
    }
    assert.equal(fake.calls.book, 0)
  })

  test('breaks a long street between its words', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const street = 'Flat 12, The Old Warehouse, 147 to 149 Upper Thames Street by the river'
    await courier.book(shirts(sentTo({ street })))
    const { postalAddress } = fake.shipments[0]!.request.customerDetails.receiverDetails
    assert.equal(postalAddress.addressLine1, 'Flat 12, The Old Warehouse, 147 to 149 Upper')
    assert.equal(postalAddress.addressLine2, 'Thames Street by the river')
    assert.notProperty(postalAddress, 'addressLine3')
  })
})

test.group('Refusals of DHL', () => {
  test('{0} is refused in a plain sentence, with the words of DHL for staff')
    .with(REFUSALS)
    .run(async ({ assert, cleanup }, [, status, body, sentence]) => {
      const { fake, courier } = await dhl(cleanup)
      fake.failNext('book', { status, body })
      const error = await thrownBy(courier.book(shirts()))
      assert.instanceOf(error, CourierRefused)
      assert.equal(error.message, sentence)
      assert.include((error as CourierRefused).theirWords, String(Object.values(body)[0]))
      assert.lengthOf(fake.shipments, 0)
      assert.equal(fake.calls.book, 1)
    })

  test('trouble with our account makes DHL unavailable, and refuses no parcel', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    const detail = 'The account number is not found or invalid. Please check the account number.'
    fake.failNext('book', { status: 400, body: { detail } })
    const error = await thrownBy(courier.book(shirts()))
    assert.equal(error.constructor, CourierUnavailable)
    assert.include(error.message, detail)
  })
})

type Known = typeof CourierUnavailable | typeof CourierUnresponsive | typeof CredentialsRefused
const FAULTS: [name: string, fault: Fault, known: Known, made: number][] = [
  ['refused keys', faults.keysRefused, CredentialsRefused, 0],
  ['a wrong address', { status: 404, body: '<html>Not Found</html>' }, CourierUnavailable, 0],
  ['too many calls', faults.tooMany(), CourierUnavailable, 0],
  ['a server error', faults.failing, CourierUnresponsive, 0],
  ['a server error after booking', faults.failingAfterwards, CourierUnresponsive, 1],
  ['an HTML page', faults.away, CourierUnresponsive, 0],
  [
    'an HTML refusal after booking',
    { status: 400, acts: true, body: '<html>Bad Request</html>' },
    CourierUnresponsive,
    1,
  ],
  ['an empty refusal', { status: 422, body: '' }, CourierUnresponsive, 0],
  ['a response cut short', faults.cut, CourierUnresponsive, 1],
  ['no response', faults.silent, CourierUnresponsive, 1],
  ['a response without content', faults.nothing, CourierUnresponsive, 0],
  [
    'a process that failed half-way',
    { status: 400, acts: true, body: { detail: '999: Process failure occurred.' } },
    CourierUnresponsive,
    1,
  ],
  ['a timeout at DHL', { status: 408 }, CourierUnresponsive, 0],
  ['an empty response', { status: 200, body: '', acts: true }, CourierUnresponsive, 1],
]

test.group('Responses of DHL', () => {
  test('booking fails with the right error after one call: {0}')
    .with(FAULTS)
    .run(async ({ assert, cleanup }, [, fault, known, made]) => {
      const { fake, courier, hasty } = await dhl(cleanup)
      fake.failNext('book', fault)
      const driver = fault === faults.silent ? hasty : courier
      const error = await thrownBy(driver.book(shirts()))
      assert.equal(error.constructor, known)
      assert.equal(fake.calls.book, 1)
      assert.lengthOf(fake.shipments, made)
    })

  test("booking is unavailable if DHL's server does not accept connections", async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    await fake.close()
    const error = await thrownBy(courier.book(shirts()))
    assert.equal(error.constructor, CourierUnavailable)
  })

  test('no call is made before the time that DHL asks us to wait', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    fake.failNext('book', faults.tooMany('3600'))
    const first = await thrownBy(courier.book(shirts()))
    const second = await thrownBy(courier.book(shirts()))
    assert.instanceOf(first, CourierUnavailable)
    assert.instanceOf(second, CourierUnavailable)
    const wait = (second as CourierUnavailable).retryAt!.getTime() - Date.now()
    assert.closeTo(wait, 3600_000, 60_000)
    assert.equal(fake.calls.book, 1)
  })

  test('a numeric waybill number, a missing label and gzip are accepted', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier } = await dhl(cleanup)
    fake.failNext(
      'book',
      faults.answering((body) => ({ shipmentTrackingNumber: Number(body.shipmentTrackingNumber) })),
      faults.gzip
    )
    const booking = await courier.book(shirts())
    assert.strictEqual(booking.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.deepEqual(booking.packageWaybillNumbers, [null])
    assert.deepEqual(booking.documents, [])
    assert.deepEqual(booking.alerts, ['DHL answered without a label.'])
    const { documents } = await courier.book(shirts())
    assert.lengthOf(documents, 2)
  })

  test('the recorded exchanges contain no secret and no file', async ({ assert, cleanup }) => {
    const { fake, courier } = await dhl(cleanup)
    const recorded: Exchange[] = []
    const record = async (exchanges: Exchange[]) => void recorded.push(...exchanges)
    const invoicePdf = Buffer.alloc(1000, 'x')
    await collectExchanges(
      () => courier.book(shirts({ customs: declared({ invoicePdf }) })),
      record
    )
    fake.failNext('book', faults.keysRefused)
    await thrownBy(collectExchanges(() => courier.book(shirts()), record))

    const text = JSON.stringify(recorded)
    const { API_KEY, API_SECRET } = fake.account
    const secrets = [
      API_SECRET,
      Buffer.from(`${API_KEY}:${API_SECRET}`).toString('base64'),
      invoicePdf.toString('base64'),
      'Authorization',
    ]
    for (const secret of secrets) assert.notInclude(text, secret)
    assert.include(text, 'SD-8F2K-0001')
    assert.deepEqual(
      recorded.map(({ operation, status }) => ({ operation, status })),
      [
        { operation: 'book', status: 201 },
        { operation: 'book', status: 401 },
      ]
    )
  })

  test('the connection check tells whether DHL responds and takes our keys', async ({
    assert,
    cleanup,
  }) => {
    const { fake, courier, hasty } = await dhl(cleanup)
    await courier.checkConnection()
    fake.failNext('greet', { status: 400, body: { detail: 'No such city' } }, faults.keysRefused)
    await courier.checkConnection()
    assert.instanceOf(await thrownBy(courier.checkConnection()), CourierRefused)
    fake.failNext('greet', faults.silent)
    const silence = await thrownBy(hasty.checkConnection())
    assert.equal(silence.constructor, CourierUnresponsive)
    assert.lengthOf(fake.shipments, 0)
  })
})
