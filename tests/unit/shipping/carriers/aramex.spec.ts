import { test } from '@japa/runner'
import { DateTime, Settings } from 'luxon'
import { AramexCourier } from '#shipping/carriers/aramex/aramex_courier'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { collectExchanges, type Exchange } from '#shipping/carriers/wire/exchanges'
import {
  failed,
  type FakeAramex,
  startFakeAramex,
  UNKNOWN_CITY,
} from '#tests/support/fakes/carriers/aramex'
import { type Fault, faults } from '#tests/support/fakes/carriers/carrier_server'
import { differencesTo } from '#tests/unit/shipping/carriers/aramex_differences'
import { lost, parcel, SENDER, SHIRTS } from '#tests/unit/shipping/carriers/aramex_parcels'
import { GRACE } from '#tests/unit/shipping/carriers/shirts'

/** Members in which our request differs from the sample on purpose. */
const MEANT = [
  'ClientInfo.Password',
  'ClientInfo.AccountPin',
  'Shipments.0.Consignee.Reference1',
  'Shipments.0.ForeignHAWB',
  'Shipments.0.Details.CustomsValueAmount.CurrencyCode',
  'Shipments.0.Details.CustomsValueAmount.Value',
]

const BOX = { grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 25_000_00 }

let fake: FakeAramex
let courier: AramexCourier

/** Times out after a second if Aramex will not answer. */
const courierFor = (fault?: Fault) =>
  fault === faults.silent ? new AramexCourier(fake.account, { timeoutMs: 1000 }) : courier

const lastBooking = () => fake.seen.findLast(({ operation }) => operation === 'book')!.body
const shipment = () => lastBooking().Shipments[0]

async function catchError(call: () => Promise<unknown>): Promise<Error> {
  try {
    await call()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown')
}

const refusing = (code: string, message: string) => ({
  status: 200,
  body: failed({}, code, message),
})

test.group('Booking with Aramex', (group) => {
  group.each.setup(async () => {
    Settings.now = () => Date.parse('2026-11-25T09:00:00Z')
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return async () => {
      Settings.now = () => Date.now()
      await fake.close()
    }
  })

  test('sends one package as in the sample, and returns its label', async ({ assert }) => {
    const booking = await courier.book(parcel())
    assert.deepEqual(differencesTo('book', lastBooking()), MEANT)
    assert.equal(booking.waybillNumber, '30000000011')
    assert.deepEqual(
      booking.documents.map(({ kind, format, position }) => ({ kind, format, position })),
      [{ kind: 'label', format: 'pdf', position: null }]
    )
    assert.equal(booking.documents[0]!.bytes.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(booking.alerts, [])
    assert.equal(fake.calls.book, 1)
  })

  test('sends three packages as one shipment, with the size of each', async ({ assert }) => {
    await courier.book(parcel({ packages: [BOX, { ...BOX, grams: 800 }, { ...BOX, size: null }] }))
    const details = 'Shipments.0.Details'
    assert.deepEqual(
      differencesTo('book', lastBooking()).sort(),
      [
        ...MEANT,
        ...[`${details}.Dimensions`, `${details}.NumberOfPieces`, `${details}.Items`],
        `${details}.ActualWeight.Value`,
      ].sort()
    )
    const { NumberOfPieces, ActualWeight, Items } = shipment().Details
    assert.equal(NumberOfPieces, 3)
    assert.deepEqual(ActualWeight, { Unit: 'KG', Value: 3.2 })
    assert.deepEqual(
      Items.map(({ Weight, PiecesDimensions }: any) => [
        Weight.Value,
        PiecesDimensions?.[0].Length,
      ]),
      [
        [1.2, 20],
        [0.8, 20],
        [1.2, undefined],
      ]
    )
  })

  test('sends our reference in all fields, for searches and against duplicates', async ({
    assert,
  }) => {
    await courier.book(parcel())
    const { Reference1, ForeignHAWB, Consignee, Shipper } = shipment()
    assert.deepEqual(
      [Reference1, ForeignHAWB, Consignee.Reference1, Shipper.Reference1],
      Array.from({ length: 4 }, () => 'SD-8F2K-0001')
    )
    assert.equal(lastBooking().Transaction.Reference1, 'SD-8F2K-0001')
  })

  test('requests insurance, signature and duties paid by the sender', async ({ assert }) => {
    const customs = { ...SHIRTS, incoterm: 'DDP', dutiesPaidBy: 'sender' } as const
    await courier.book(parcel({ insuredKobo: 75_000_50, signatureRequired: true, customs }))
    const { Services, InsuranceAmount } = shipment().Details
    assert.equal(Services, 'SIG,FRDM')
    assert.deepEqual(InsuranceAmount, { CurrencyCode: 'NGN', Value: 75000.5 })
  })

  test('declares goods with their HS codes, values, weights and origin', async ({ assert }) => {
    const sender = { ...SENDER, taxId: '12345678-0001' }
    // At this time in UTC, the next day has begun in Lagos.
    const invoiceDate = DateTime.fromISO('2026-11-29T23:30:00Z', { zone: 'utc' })
    await courier.book(parcel({ customs: { ...SHIRTS, invoiceDate }, sender }))
    const { Items, AdditionalProperties, CustomsValueAmount } = shipment().Details
    assert.deepEqual(CustomsValueAmount, { CurrencyCode: 'NGN', Value: 75000 })
    assert.containsSubset(Items, [
      {
        Quantity: 3,
        CommodityCode: '620520',
        GoodsDescription: 'Cotton shirts',
        CountryOfOrigin: 'NG',
        CustomsValue: { CurrencyCode: 'NGN', Value: 75000 },
        Weight: { Unit: 'KG', Value: 0.9 },
      },
    ])
    assert.deepEqual(
      AdditionalProperties.map(({ Name, Value }: any) => [Name, Value]),
      [
        ['ShipperTaxIdVATEINNumber', '12345678-0001'],
        ['InvoiceNumber', 'SD-INV-1'],
        ['InvoiceDate', '11/30/2026'],
      ]
    )
  })

  test('sends no customs value for documents and within Nigeria', async ({ assert }) => {
    await courier.book(parcel({ isDocuments: true, service: 'PDX' }))
    assert.isNull(shipment().Details.CustomsValueAmount)
    await courier.book(parcel({ isDomestic: true, service: 'ONP', receiver: SENDER }))
    const { ProductGroup, ProductType, CustomsValueAmount } = shipment().Details
    assert.deepEqual([ProductGroup, ProductType, CustomsValueAmount], ['DOM', 'ONP', null])
  })

  test('refuses a service for the other kind of route without a call', async ({ assert }) => {
    const error = await catchError(() => courier.book(parcel({ service: 'ONP' })))
    assert.instanceOf(error, CourierRefused)
    assert.equal(error.message, 'Aramex does not offer this service on this route.')
    assert.equal(fake.calls.book, 0)
  })

  test('sends a past ready time as five minutes from now', async ({ assert }) => {
    await courier.book(parcel({ readyAt: DateTime.fromISO('2026-11-24T12:00:00Z') }))
    const ready = Date.parse('2026-11-25T09:05:00Z')
    assert.equal(shipment().ShippingDateTime, `/Date(${ready}+0100)/`)
  })

  test('breaks a long street between its words, and refuses contents that are too long', async ({
    assert,
  }) => {
    const street = 'Suite 4B, Block C, Eko Atlantic Business District Towers, Ahmadu Bello Way'
    await courier.book(parcel({ sender: { ...SENDER, street } }))
    const { Line1, Line2, Line3 } = shipment().Shipper.PartyAddress
    assert.deepEqual(
      [Line1, Line2, Line3],
      ['Suite 4B, Block C, Eko Atlantic Business District', 'Towers, Ahmadu Bello Way', '']
    )
    const error = await catchError(() => courier.book(parcel({ contents: 'x'.repeat(101) })))
    assert.instanceOf(error, CourierRefused)
    assert.match(error.message, /too long: this courier takes at most 100 characters/)
    assert.equal(fake.calls.book, 1)
  })

  test('requests the label for a label printer', async ({ assert }) => {
    await courier.book(parcel({ labelFormat: 'zpl' }))
    assert.deepEqual(lastBooking().LabelInfo, { ReportID: 9729, ReportType: 'URL' })
  })

  test('sends our commercial invoice', async ({ assert }) => {
    const invoicePdf = Buffer.from('%PDF-1.4 invoice')
    const { alerts } = await courier.book(parcel({ customs: { ...SHIRTS, invoicePdf } }))
    assert.deepEqual(shipment().Attachments, [
      { FileName: 'invoice-SD-8F2K-0001', FileExtension: 'pdf', FileContents: [...invoicePdf] },
    ])
    assert.deepEqual(alerts, [])
  })

  test('is repeated without the invoice after Aramex could not read the request', async ({
    assert,
  }) => {
    const request = parcel({ customs: { ...SHIRTS, invoicePdf: Buffer.from('%PDF-1.4') } })
    fake.failNext('book', { status: 400 })
    assert.instanceOf(await catchError(() => courier.book(request)), CourierUnavailable)
    assert.lengthOf(fake.shipments, 0)
    const { alerts } = await courier.book(request)
    assert.deepEqual(shipment().Attachments, [])
    assert.deepEqual(alerts, [
      'Aramex did not accept the invoice electronically. Print three copies of it.',
    ])
  })

  test('drops the invoice of other parcels only if an invoice was what Aramex could not read', async ({
    assert,
  }) => {
    const customs = { ...SHIRTS, invoicePdf: Buffer.from('%PDF-1.4') }
    const unreadable = parcel({ reference: 'SD-8F2K-0009', customs })
    const another = (reference: string) => courier.book(parcel({ reference, customs }))
    fake.failNext('book', { status: 400 })
    await catchError(() => courier.book(unreadable))
    await another('SD-8F2K-0002')
    assert.lengthOf(shipment().Attachments, 1)

    // It fails without the invoice too, so the invoice was not the reason.
    fake.failNext('book', { status: 400 })
    assert.instanceOf(await catchError(() => courier.book(unreadable)), CourierRefused)
    assert.deepEqual(shipment().Attachments, [])
    await another('SD-8F2K-0003')
    assert.lengthOf(shipment().Attachments, 1)

    // It succeeds without the invoice, so the invoice was the reason.
    fake.failNext('book', { status: 400 })
    await catchError(() => another('SD-8F2K-0010'))
    await another('SD-8F2K-0010')
    const { alerts } = await another('SD-8F2K-0004')
    assert.deepEqual(shipment().Attachments, [])
    assert.lengthOf(alerts!, 1)
  })
})

test.group('Aramex label', (group) => {
  group.each.setup(async () => {
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return () => fake.close()
  })

  test('is requested again if Aramex has removed the file', async ({ assert }) => {
    fake.failNext('label', { status: 404 })
    const { documents, alerts } = await courier.book(parcel())
    assert.equal(documents[0]!.bytes.subarray(0, 5).toString(), '%PDF-')
    assert.deepEqual(alerts, [])
    assert.deepEqual([fake.calls.book, fake.calls.label], [1, 2])
    const again = fake.seen.findLast(({ operation }) => operation === 'label')!.body
    assert.deepEqual(differencesTo('label', again), [
      'ClientInfo.Password',
      'ClientInfo.AccountPin',
      // The second request asks for the bytes, since the file's address no longer works.
      'LabelInfo.ReportType',
    ])
  })

  test('is missing after an HTML page and a timeout, and staff are alerted', async ({ assert }) => {
    fake.failNext('label', { status: 200, body: '<html>Sorry</html>' }, faults.silent)
    const { waybillNumber, documents, alerts } = await courierFor(faults.silent).book(parcel())
    assert.equal(waybillNumber, '30000000011')
    assert.deepEqual(documents, [])
    assert.deepEqual(alerts, ['Aramex sent no label. Print it from the Aramex website.'])
    assert.equal(fake.calls.book, 1)
  })

  test('may come within the response, as numbers or as text', async ({ assert }) => {
    const zpl = Buffer.from('^XA^FO50,50^FDAramex^FS^XZ')
    for (const contents of [[...zpl], zpl.toString('base64')]) {
      const withContents = (body: any) => {
        body.Shipments[0].ShipmentLabel = { LabelURL: null, LabelFileContents: contents }
        return body
      }
      fake.failNext('book', faults.answering(withContents))
      const { documents } = await courier.book(parcel())
      assert.deepEqual(
        [documents[0]!.format, documents[0]!.bytes.toString()],
        ['zpl', zpl.toString()]
      )
    }
    assert.equal(fake.calls.label, 0)
  })

  test('is fetched from no unsafe address or one outside Aramex', async ({ assert, cleanup }) => {
    const foreignServer = await startFakeAramex()
    cleanup(() => foreignServer.close())
    const elsewhere = (body: any) => {
      body.Shipments[0].ShipmentLabel.LabelURL = `${foreignServer.baseUrl}/content/rpt_cache/1.pdf`
      return body
    }
    fake.failNext('book', faults.answering(elsewhere))
    const { documents } = await courier.book(parcel())
    assert.lengthOf(documents, 1)
    assert.lengthOf(foreignServer.seen, 0)
    assert.equal(fake.calls.label, 1)
  })
})

test.group('Failed booking with Aramex', (group) => {
  group.each.setup(async () => {
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return () => fake.close()
  })

  test('explains each refusal in plain words', async ({ assert }) => {
    const cases: [code: string, carrierText: string, sentence: string][] = [
      ['REQ21', 'Consignee PhoneNumber1 is required', "Aramex does not accept the receiver's phone number. Please check it."],
      ['ERR20', 'Shipper - EmailAddress is invalid', "Aramex does not accept the sender's e-mail address. Please check it."],
      ['ERR52', 'Consignee PostCode is invalid', "Aramex does not know the postal code of the receiver's address. Please check it."],
      ['ERR10', 'ActualWeight exceeds the maximum', 'Aramex does not carry a parcel of this weight or size.'],
      ['ERR11', 'Invalid Dimensions', 'Aramex does not carry a parcel of this weight or size.'],
      ['REQ31', 'DescriptionOfGoods is too general', 'Aramex needs to know exactly what is in the parcel. Please describe it in more detail.'],
      ['ERR33', 'CustomsValueAmount is required', 'Aramex does not accept the value or the customs details. Please check them.'],
      ['ERR06', 'Invalid Product Type', 'Aramex does not offer this service on this route.'],
      ['ERR17', 'Shipping date is in the past', 'Aramex does not accept this day or time. Please choose another.'],
      ['ERR53', 'Origin address is not valid', "Aramex does not accept the sender's address. Please check it."],
      ['ERR48', 'General failure of validation', 'Aramex did not accept this shipment.'],
    ] // oxfmt-ignore
    for (const [code, carrierText, sentence] of cases) {
      fake.failNext('book', refusing(code, carrierText))
      const error = await catchError(() => courier.book(parcel()))
      assert.instanceOf(error, CourierRefused, carrierText)
      assert.equal(error.message, sentence)
      assert.equal((error as CourierRefused).theirWords, `${code} ${carrierText}`)
    }
  })

  test('names the cities that Aramex knows when it refuses one', async ({ assert }) => {
    const receiver = { ...GRACE, city: UNKNOWN_CITY }
    const error = await catchError(() => courier.book(parcel({ receiver })))
    assert.instanceOf(error, CourierRefused)
    assert.equal(
      error.message,
      "Aramex does not know the city of the receiver's address. Please check it. Aramex suggests Ikeja, Lagos."
    )
    assert.equal((error as CourierRefused).theirWords, 'ERR52 Consignee City is not valid')
    assert.lengthOf(fake.shipments, 0)
  })

  test('explains the refusal without cities if Aramex cannot list them', async ({ assert }) => {
    fake.failNext('find', faults.failing)
    const receiver = { ...GRACE, city: UNKNOWN_CITY }
    const { message } = await catchError(() => courier.book(parcel({ receiver })))
    assert.equal(
      message,
      "Aramex does not know the city of the receiver's address. Please check it."
    )
  })

  test('is unavailable if Aramex refuses our keys, in the body or by its status', async ({
    assert,
  }) => {
    const wrongAccount = new AramexCourier({ ...fake.account, PASSWORD: 'old' })
    const error = await catchError(() => wrongAccount.book(parcel()))
    assert.instanceOf(error, CourierUnavailable)
    assert.equal(
      error.message,
      'We cannot book with Aramex at the moment. Our staff are looking into it. Aramex says: ERR01 Invalid username or password'
    )
    fake.failNext('book', { status: 403 })
    assert.instanceOf(await catchError(() => courier.book(parcel())), CourierUnavailable)
    fake.failNext('book', { status: 404 })
    const elsewhere = await catchError(() => courier.book(parcel()))
    assert.instanceOf(elsewhere, CourierUnavailable)
    assert.match(elsewhere.message, /Aramex says: 404 Status 404$/)
    assert.lengthOf(fake.shipments, 0)
  })

  test('is a refusal if Aramex cannot read the request', async ({ assert }) => {
    fake.failNext('book', { status: 400 })
    const error = await catchError(() => courier.book(parcel()))
    assert.instanceOf(error, CourierRefused)
    assert.match((error as CourierRefused).theirWords!, /^400 The server encountered an error/)
  })

  test('counts as CourierUnresponsive after an unclear response, and is not repeated', async ({
    assert,
  }) => {
    const contradict = (body: any) => {
      body.Shipments[0].HasErrors = true
      return body
    }
    const unclear = [
      ...[faults.failing, faults.failingAfterwards, faults.away, faults.cut, faults.silent],
      ...[faults.nothing, { status: 408 }, { status: 200, body: '<html>Welcome</html>' }],
      // A proxy between Aramex and us rejected the request or its answer.
      ...[{ status: 406 }, { status: 422, acts: true }, { status: 418, body: { message: 'No' } }],
      { status: 200, body: { HasErrors: false, Notifications: [], Shipments: [] } },
      { status: 200, body: { HasErrors: true, Notifications: [], Shipments: [] } },
      refusing('ERR00', 'Unexpected internal error'),
      faults.answering(contradict),
    ]
    for (const [at, fault] of unclear.entries()) {
      fake.failNext('book', fault)
      const error = await catchError(() => courierFor(fault).book(parcel()))
      assert.instanceOf(error, CourierUnresponsive, String(at))
      assert.notInstanceOf(error, CourierUnavailable, String(at))
      assert.equal(fake.calls.book, at + 1)
    }
  })

  test('is unresponsive if Aramex already knows the reference, since it has booked', async ({
    assert,
  }) => {
    const known = [
      refusing('ERR30', 'Client HAWB'),
      refusing('ERR48', 'ForeignHAWB was already used'),
    ]
    for (const fault of known) {
      fake.failNext('book', fault)
      const error = await catchError(() => courier.book(parcel()))
      assert.equal(error.constructor, CourierUnresponsive)
      assert.equal(error.message, 'Aramex knows this reference already')
    }
  })

  test('is unavailable as long as Aramex asks us to wait, and if nobody listens', async ({
    assert,
  }) => {
    fake.failNext('book', faults.tooMany('120'))
    const error = await catchError(() => courier.book(parcel()))
    assert.instanceOf(error, CourierUnavailable)
    assert.instanceOf((error as CourierUnavailable).retryAt, Date)
    assert.instanceOf(await catchError(() => courier.book(parcel())), CourierUnavailable)
    assert.equal(fake.calls.book, 1)
    courier = new AramexCourier(fake.account)
    fake.failNext('book', faults.tooMany())
    assert.instanceOf(await catchError(() => courier.book(parcel())), CourierUnavailable)
    assert.lengthOf(fake.shipments, 0)
    const gone = await startFakeAramex()
    const stranded = new AramexCourier(gone.account)
    await gone.close()
    assert.instanceOf(await catchError(() => stranded.book(parcel())), CourierUnavailable)
  })
})

test.group('Lost booking with Aramex', (group) => {
  group.each.setup(async () => {
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return () => fake.close()
  })

  test('is found under our reference, with its label', async ({ assert }) => {
    fake.failNext('book', faults.silent)
    await catchError(() => courierFor(faults.silent).book(parcel()))
    const found = await courier.findByReference(lost())
    assert.equal(found?.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.lengthOf(found!.documents, 1)
    assert.equal(fake.calls.book, 1)
  })

  test('is not found if it never arrived or has another reference', async ({ assert }) => {
    await courier.book(parcel({ reference: 'SD-8F2K-00019' }))
    assert.isNull(await courier.findByReference(lost()))
    const others = (body: any) => ({
      ...body,
      TrackingResults: [
        { Key: 'SD-8F2K-00019', Value: [{ WaybillNumber: '30000000011', UpdateCode: 'SH014' }] },
      ],
    })
    fake.failNext('find', faults.answering(others))
    assert.isNull(await courier.findByReference(lost()))
    fake.failNext('find', refusing('ERR70', 'No shipments were found'))
    assert.isNull(await courier.findByReference(lost()))
  })

  test('is unresponsive, and not missing, if Aramex cannot search', async ({ assert }) => {
    const unclear = [
      ...[{ status: 404 }, { status: 400 }, faults.failing, faults.cut, faults.silent],
      faults.nothing,
      refusing('ERR71', 'Reference type is not supported'),
      refusing('ERR01', 'Invalid username or password'),
    ]
    for (const fault of unclear) {
      fake.failNext('find', fault)
      const error = await catchError(() => courierFor(fault).findByReference(lost()))
      assert.instanceOf(error, CourierUnresponsive)
    }
  })

  test('alerts staff to a second shipment under one reference', async ({ assert }) => {
    await courier.book(parcel())
    await courier.book(parcel())
    const found = await courier.findByReference(lost())
    assert.equal(found?.waybillNumber, '30000000011')
    assert.deepEqual(found?.alerts, [
      'Aramex also has 30000000012 under this reference. Ask Aramex to cancel it.',
    ])
  })
})

test.group('Aramex account', (group) => {
  group.each.setup(async () => {
    fake = await startFakeAramex()
    courier = new AramexCourier(fake.account)
    return () => fake.close()
  })

  test('creates nothing in a connection check, which refuses wrong keys', async ({ assert }) => {
    await courier.checkConnection()
    const wrongAccount = new AramexCourier({ ...fake.account, PIN: '000000' })
    const error = await catchError(() => wrongAccount.checkConnection())
    assert.instanceOf(error, CourierRefused)
    assert.equal(error.message, 'Aramex does not accept our keys.')
    assert.deepEqual([fake.calls.greet, fake.calls.book, fake.calls.label], [2, 0, 0])
  })

  test('keeps its secrets and files out of the recorded exchanges', async ({ assert }) => {
    const recorded: Exchange[] = []
    const invoicePdf = Buffer.alloc(2000, 7)
    const request = parcel({ customs: { ...SHIRTS, invoicePdf } })
    fake.failNext('label', { status: 404 })
    await collectExchanges(
      async () => {
        await courier.book(request)
        await courier.trackMany([])
        await courier.findByReference(lost(request))
        await courier.checkConnection()
      },
      async (exchanges) => void recorded.push(...exchanges)
    )
    assert.deepEqual(
      recorded.map(({ operation, status }) => `${operation} ${status}`),
      ['book 200', 'label 404', 'label 200', 'track 200', 'find 200', 'label 200', 'ping 200']
    )
    const text = JSON.stringify(recorded)
    for (const secret of [fake.account.PASSWORD, fake.account.PIN]) assert.notInclude(text, secret)
    assert.include(text, '(2000 numbers)')
    assert.include(text, 'SD-8F2K-0001')
  })

  test('cannot void a waybill, and gives staff a task', async ({ assert }) => {
    const waybill = { waybillNumber: '30000000011', senderCountryCode: 'NG', handles: {} }
    assert.deepEqual(await courier.void(waybill), {
      outcome: 'not_possible',
      task: 'Aramex does not cancel waybills automatically. Tell Aramex that 30000000011 will not be sent, and make sure that nobody hands it over.',
    })
    assert.lengthOf(fake.seen, 0)
  })
})
