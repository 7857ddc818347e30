import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
  CredentialsRefused,
} from '#shipping/carriers/courier_driver'
import { UpsCourier } from '#shipping/carriers/ups/ups_courier'
import { type Exchange, collectExchanges } from '#shipping/carriers/wire/exchanges'
import { type Fault, faults, pdfOf, pngOf } from '#tests/support/fakes/carriers/carrier_server'
import { type FakeUps, startFakeUps, upsProblem } from '#tests/support/fakes/carriers/ups'
import { thrownBy } from '#tests/unit/shipping/carriers/thrown_by'
import { lost } from '#tests/unit/shipping/carriers/shirts'
import { sentBy, sentTo, upsParcel, withCustoms } from './ups_parcel.js'
import samples from './ups_samples.json' with { type: 'json' }

let fake: FakeUps
let ups: UpsCourier

/** Times out early if UPS will not answer. */
const courierFor = (fault?: Fault) =>
  fault === faults.silent ? new UpsCourier(fake.account, { timeoutMs: 1000 }) : ups

/** UPS's published sample, but in naira and with a label image that we can print. */
function published(sample: unknown) {
  const text = JSON.stringify(sample).replaceAll('"USD"', '"NGN"').replaceAll('"GIF"', '"PNG"')
  return JSON.parse(text)
}

const bookingCalls = () => fake.seen.filter(({ operation }) => operation === 'book')
const shipmentSent = () => bookingCalls().at(-1)!.body.ShipmentRequest.Shipment

function setUp() {
  return async () => {
    fake = await startFakeUps()
    ups = new UpsCourier(fake.account)
    return () => fake.close()
  }
}

test.group('Booking with UPS', (group) => {
  group.each.setup(setUp())

  test('sends one package as in the sample of UPS', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const [{ method, path, headers, body }] = bookingCalls()
    assert.deepEqual(body, published(samples.book.body))
    assert.equal(`${method} ${path}`, `${samples.book.method} ${samples.book.path}`)
    assert.equal(headers.transid, 'SD8F2K0001')
    assert.equal(headers.transactionsrc, 'sendam')
    assert.equal(waybillNumber, fake.shipments[0]!.waybillNumber)
  })

  test('sends three packages as one shipment, with a number and a label each', async ({
    assert,
  }) => {
    const [one] = upsParcel().packages
    const packages = [one!, { ...one!, grams: 2340 }, { ...one!, size: null }]
    const booking = await ups.book(upsParcel({ packages }))
    const expected = published(samples.book.body).ShipmentRequest.Shipment
    const [first] = expected.Package
    const withoutSize = structuredClone(first)
    delete withoutSize.Dimensions
    assert.deepEqual(shipmentSent(), {
      ...expected,
      Package: [
        first,
        { ...first, PackageWeight: { ...first.PackageWeight, Weight: '2.4' } },
        withoutSize,
      ],
    })
    assert.lengthOf(fake.shipments, 1)
    assert.lengthOf(new Set(booking.packageWaybillNumbers), 3)
    assert.equal(booking.packageWaybillNumbers![0], booking.waybillNumber)
    const labels = booking.documents.filter(({ kind }) => kind === 'label')
    assert.deepEqual(
      labels.map(({ format, position }) => ({ format, position })),
      [0, 1, 2].map((position) => ({ format: 'png', position }))
    )
    assert.isTrue(labels.every(({ bytes }) => bytes.equals(pngOf(60, 40))))
  })

  test('reads number, charge, warnings, label and invoice from the sample response', async ({
    assert,
  }) => {
    fake.failNext(
      'book',
      faults.answering(() => samples.book.answer)
    )
    const booking = await ups.book(upsParcel())
    assert.equal(booking.waybillNumber, '1ZA1B2C30400000011')
    assert.deepEqual(booking.packageWaybillNumbers, ['1ZA1B2C30400000011'])
    assert.deepEqual(booking.charge, { amount: 131.1, currency: 'USD' })
    assert.match(booking.alerts!.join(), /not qualified to receive negotiated rates \(120900\)/)
    assert.deepEqual(
      booking.documents.map(({ kind, format, position }) => [kind, format, position]),
      [
        ['label', 'gif', 0],
        ['invoice', 'pdf', null],
      ]
    )
  })

  test('reads a package, an alert and a slip that are not in a list', async ({ assert }) => {
    fake.failNext(
      'book',
      faults.answering(({ ShipmentResponse: { Response, ShipmentResults } }) => {
        const [PackageResults] = ShipmentResults.PackageResults
        const Alert = { Code: '120900', Description: 'Only one' }
        const ControlLogReceipt = {
          ImageFormat: { Code: 'PDF' },
          GraphicImage: pdfOf('Slip').toString('base64'),
        }
        const NegotiatedRateCharges = {
          TotalCharge: { CurrencyCode: 'USD', MonetaryValue: '96.70' },
        }
        const results = { PackageResults, ControlLogReceipt, NegotiatedRateCharges }
        return {
          ShipmentResponse: {
            Response: { ...Response, Alert },
            ShipmentResults: { ...ShipmentResults, ...results },
          },
        }
      })
    )
    const booking = await ups.book(upsParcel())
    assert.lengthOf(booking.packageWaybillNumbers!, 1)
    assert.deepEqual(booking.alerts, ['Only one (120900)'])
    assert.deepEqual(
      booking.documents.map(({ kind }) => kind),
      ['label', 'invoice', 'receipt']
    )
    assert.deepEqual(booking.charge, { amount: 96.7, currency: 'USD' })
  })

  test('returns ZPL for a label printer', async ({ assert }) => {
    const { documents } = await ups.book(upsParcel({ labelFormat: 'zpl', customs: null }))
    assert.deepEqual(
      documents.map(({ format }) => format),
      ['zpl']
    )
    assert.match(documents[0]!.bytes.toString(), /^\^XA.*\^XZ$/)
  })

  test('alerts staff if there is no label', async ({ assert }) => {
    fake.failNext(
      'book',
      faults.answering((body) => {
        delete body.ShipmentResponse.ShipmentResults.PackageResults[0].ShippingLabel
        return body
      })
    )
    const { waybillNumber, documents, alerts } = await ups.book(upsParcel({ customs: null }))
    assert.isNotEmpty(waybillNumber)
    assert.isEmpty(documents)
    assert.match(alerts!.join(), /fewer labels than packages/)
  })

  test('declares documents across a border as such, without goods', async ({ assert }) => {
    await ups.book(upsParcel({ isDocuments: true, customs: null }))
    const sent = shipmentSent()
    assert.equal(sent.DocumentsOnlyIndicator, '')
    assert.notProperty(sent, 'InvoiceLineTotal')
    assert.notProperty(sent, 'ShipmentServiceOptions')
    await ups.book(upsParcel({ isDocuments: true, isDomestic: true, customs: null }))
    assert.notProperty(shipmentSent(), 'DocumentsOnlyIndicator')
  })

  test('splits insurance over the packages by their value, to the last kobo', async ({
    assert,
  }) => {
    const [one] = upsParcel().packages
    const worth = [0, 100_00, 100_00, 100_00]
    const packages = worth.map((valueKobo) => ({ ...one!, valueKobo }))
    await ups.book(upsParcel({ packages, insuredKobo: 100_00 }))
    const shares = shipmentSent().Package.map(
      ({ PackageServiceOptions }: any) => PackageServiceOptions?.DeclaredValue
    )
    assert.deepEqual(shares[1], { CurrencyCode: 'NGN', MonetaryValue: '33.33' })
    assert.deepEqual(
      shares.map((share: any) => share?.MonetaryValue),
      // A package without value is not insured.
      [undefined, '33.33', '33.34', '33.33']
    )
  })

  test('sends a signature, duties paid by the sender, tax numbers and a later day', async ({
    assert,
  }) => {
    const readyAt = DateTime.now().plus({ days: 2 })
    const request = withCustoms({ dutiesPaidBy: 'sender', incoterm: 'DDP', reason: 'personal' })
    const sender = { ...request.sender, taxId: 'TIN-1' }
    await ups.book({ ...request, sender, readyAt, signatureRequired: true })
    const sent = shipmentSent()
    assert.deepEqual(sent.ShipmentServiceOptions.DeliveryConfirmation, { DCISType: '1' })
    assert.deepEqual(
      sent.PaymentInformation.ShipmentCharge.map(({ Type }: any) => Type),
      ['01', '02']
    )
    const { TermsOfShipment, ReasonForExport } = sent.ShipmentServiceOptions.InternationalForms
    assert.deepEqual([TermsOfShipment, ReasonForExport], ['DDP', 'PERSONAL USE'])
    assert.equal(sent.Shipper.TaxIdentificationNumber, 'TIN-1')
    assert.equal(sent.ShipmentDate, readyAt.setZone('Africa/Lagos').toFormat('yyyyMMdd'))
  })

  test('ships an import from abroad on the account in Nigeria', async ({ assert }) => {
    const { sender, receiver } = upsParcel()
    await ups.book(upsParcel({ sender: receiver, receiver: sender }))
    const { Shipper, ShipFrom, ShipTo } = shipmentSent()
    assert.deepEqual(
      [Shipper, ShipFrom, ShipTo].map(({ Address }) => Address.CountryCode),
      ['NG', 'GB', 'NG']
    )
    assert.equal(Shipper.ShipperNumber, 'A1B2C3')
  })

  test('sends no past day', async ({ assert }) => {
    await ups.book(upsParcel({ readyAt: DateTime.now().minus({ days: 2 }) }))
    assert.notProperty(shipmentSent(), 'ShipmentDate')
  })

  test('refuses texts and goods beyond the limits of UPS without a call, and names the limit', async ({
    assert,
  }) => {
    const long = 'Adebayo Oluwaseun and Daughters Nigeria Limited'
    const cases: [BookingRequest, RegExp][] = [
      [sentBy({ company: null, name: long }), /name of the sender is too long.*35/],
      [sentTo({ name: long }), /name of the receiver is too long.*35/],
      [sentTo({ street: 'Flat 5, '.repeat(20) }), /address of the receiver.*3 lines of 35/],
      [sentTo({ city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' }), /city of the receiver.*30/],
      [sentTo({ postalCode: '1234567890' }), /postal code of the receiver.*9/],
      [sentTo({ phone: '+4420794600001234' }), /phone number of the receiver.*15/],
      [upsParcel({ contents: 'Shirts, '.repeat(8) }), /description of the contents.*50/],
    ]
    for (const [request, sentence] of cases) {
      const error = await thrownBy(ups.book(request))
      assert.instanceOf(error, CourierRefused)
      assert.match(error.message, sentence)
    }
    const item = upsParcel().customs!.items[0]!
    const goods: [(typeof item)[], RegExp][] = [
      [
        Array.from({ length: 51 }, () => item),
        /^There are too many different items: UPS takes at most 50 in one shipment\.$/,
      ],
      [
        [{ ...item, unitValueKobo: 100_000_000_00 }],
        /^The goods are worth more than UPS carries in one shipment\.$/,
      ],
      [[{ ...item, description: 'Shirts '.repeat(20) }], /description of an item.*3 lines of 35/],
    ]
    for (const [items, sentence] of goods) {
      const { message } = await thrownBy(ups.book(withCustoms({ items })))
      assert.match(message, sentence)
    }
    assert.isEmpty(fake.seen)
  })

  test('sends the name of the person if that of the business is too long', async ({ assert }) => {
    const company = 'Adebayo Oluwaseun and Daughters Nigeria Limited'
    await ups.book(sentBy({ company }))
    const { Name, AttentionName } = shipmentSent().Shipper
    assert.equal(Name, AttentionName)
    assert.notEqual(Name, '')
  })

  test('sends every number as text', async ({ assert }) => {
    await ups.book(upsParcel({ insuredKobo: 100_00 }))
    assert.notMatch(JSON.stringify(bookingCalls()[0]!.body), /:-?\d/)
  })
})

test.group('Invoice upload to UPS', (group) => {
  group.each.setup(setUp())
  const invoicePdf = Buffer.from(
    samples.upload.body.UploadRequest.UserCreatedForm[0]!.UserCreatedFormFile,
    'base64'
  )

  test('precedes the booking, which names the document', async ({ assert }) => {
    const { alerts } = await ups.book(withCustoms({ invoicePdf }))
    const [upload] = fake.seen.filter(({ operation }) => operation === 'upload')
    assert.deepEqual(upload!.body, samples.upload.body)
    assert.equal(upload!.headers.shippernumber, 'A1B2C3')
    const { FormType, UserCreatedForm } = shipmentSent().ShipmentServiceOptions.InternationalForms
    assert.deepEqual(FormType, ['07'])
    assert.deepEqual(UserCreatedForm, { DocumentID: ['2026-12-01-10.00.00.000001'] })
    assert.isEmpty(alerts)
  })

  test('reads a document number that is not in a list', async ({ assert }) => {
    const id = '2026-12-01-10.00.00.000009'
    fake.failNext(
      'upload',
      faults.answering(() => ({ UploadResponse: { FormsHistoryDocumentID: { DocumentID: id } } }))
    )
    await ups.book(withCustoms({ invoicePdf }))
    const { UserCreatedForm } = shipmentSent().ShipmentServiceOptions.InternationalForms
    assert.deepEqual(UserCreatedForm, { DocumentID: [id] })
  })

  test('stops no booking if it fails: staff print three copies', async ({ assert }) => {
    const notEnabled = upsProblem('9590018', 'Your UPS Account number is not authorized.')
    const all: Fault[] = [notEnabled, faults.failing, faults.cut, faults.nothing, faults.tooMany()]
    for (const [at, fault] of all.entries()) {
      fake.failNext('upload', fault)
      const { alerts } = await ups.book(withCustoms({ invoicePdf }))
      assert.match(alerts!.join(), /Print three copies of it/)
      assert.lengthOf(fake.shipments, at + 1)
      assert.deepEqual(shipmentSent().ShipmentServiceOptions.InternationalForms.FormType, ['01'])
    }
  })
})

test.group('Failed booking with UPS', (group) => {
  group.each.setup(setUp())

  test('is left open after a lost, broken or empty response', async ({ assert }) => {
    const html = { status: 404, body: '<html>Not Found</html>' }
    const cases: [string, Fault, number][] = [
      ['500', faults.failing, 0],
      ['500 although it was made', faults.failingAfterwards, 1],
      ['503 as a page', faults.away, 0],
      ['cut', faults.cut, 1],
      ['nothing', faults.nothing, 0],
      ['a page', { status: 200, body: '<html></html>' }, 0],
      ['no reason', html, 0],
      ['too slow', { status: 408, body: {} }, 0],
      ['never', faults.silent, 1],
    ]
    for (const [name, fault, made] of cases) {
      const before = fake.shipments.length
      fake.failNext('book', fault)
      const error = await thrownBy(courierFor(fault).book(upsParcel()))
      assert.instanceOf(error, CourierUnresponsive, name)
      assert.notInstanceOf(error, CourierUnavailable, name)
      assert.equal(fake.shipments.length - before, made, name)
    }
    assert.equal(fake.calls.book, cases.length)
  })

  test('can be repeated later if nothing can have been booked', async ({ assert }) => {
    const account = upsProblem('120100', 'Missing or invalid shipper number')
    for (const fault of [faults.tooMany('7'), account, upsProblem('', 'Blocked Merchant', 403)]) {
      ups = new UpsCourier(fake.account)
      fake.failNext('book', fault)
      const error = await thrownBy(ups.book(upsParcel()))
      assert.instanceOf(error, CourierUnavailable)
    }
    fake.failNext('book', account)
    const { message } = await thrownBy(ups.book(upsParcel()))
    assert.match(message, /^We cannot book with UPS at the moment. Our staff are looking into it\./)
    assert.isEmpty(fake.shipments)
  })

  test('can be repeated later if UPS cannot be reached', async ({ assert }) => {
    const gone = await startFakeUps()
    ups = new UpsCourier(gone.account)
    await gone.close()
    assert.instanceOf(await thrownBy(ups.book(upsParcel())), CourierUnavailable)
  })

  test('is not repeated as long as UPS asks us to wait, or for a minute', async ({ assert }) => {
    for (const [retryAfter, seconds] of [
      ['7', 7],
      [undefined, 60],
    ] as const) {
      ups = new UpsCourier(fake.account)
      fake.failNext('book', faults.tooMany(retryAfter))
      const { retryAt } = await thrownBy(ups.book(upsParcel()))
      assert.closeTo((retryAt.getTime() - Date.now()) / 1000, seconds, 5)
      const calls = fake.calls.book
      assert.instanceOf(await thrownBy(ups.book(upsParcel())), CourierUnavailable)
      assert.equal(fake.calls.book, calls)
    }
  })

  test('does not follow from a call limit for tracking', async ({ assert }) => {
    fake.failNext('greet', faults.tooMany('60'))
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierUnavailable)
    const { waybillNumber } = await ups.book(upsParcel())
    assert.isNotEmpty(waybillNumber)
  })

  test('makes no booking call if there is no token', async ({ assert }) => {
    const broken = [faults.failing, faults.cut, faults.nothing, faults.silent, faults.tooMany()]
    for (const fault of broken) {
      fake.failNext('token', fault)
      assert.instanceOf(await thrownBy(courierFor(fault).book(upsParcel())), CourierUnavailable)
    }
    fake.failNext('token', faults.keysRefused)
    assert.instanceOf(await thrownBy(ups.book(upsParcel())), CredentialsRefused)
    assert.equal(fake.calls.book, 0)
  })

  test('explains a refusal in a plain sentence, and keeps the words of UPS for staff', async ({
    assert,
  }) => {
    const cases: [string, string, RegExp][] = [
      [
        '121210',
        'The selected service is not available from the origin to the destination.',
        /service between these two places/,
      ],
      [
        '111210',
        'The requested service is unavailable between the selected locations.',
        /another courier/,
      ],
      ['120206', 'Missing or invalid ship to city', /city of the receiver/],
      ['120104', 'Missing or invalid shipper city', /city of the sender/],
      [
        '120214',
        'The telephone number is not valid',
        /phone number of the sender or the receiver\. Please/,
      ],
      ['120205', 'Invalid destination city', /city of the receiver/],
      ['120216', 'Invalid consignee name', /name of the receiver/],
      ['120802', 'The postal code is invalid for ship to', /postal code of the receiver/],
      ['120213', 'Missing or invalid ship to phone number', /phone number of the receiver/],
      [
        '120207',
        'Invalid ship to state province code',
        /^UPS does not know the state of the receiver\. Please check it\.$/,
      ],
      [
        '120900',
        'Invalid invoice line total monetary value',
        /^UPS does not accept the value of this parcel\. Please check it\.$/,
      ],
      ['121100', 'The maximum per package weight is 70 kilograms', /too heavy or too large/],
      ['121101', 'Package exceeds the maximum length plus girth', /too heavy or too large/],
      ['128001', 'The commodity description is too vague', /clearer description/],
      ['120203', 'Missing or invalid ship to address line 1', /address of the receiver/],
      ['999999', 'A riddle', /^UPS did not accept this shipment.$/],
    ]
    for (const [code, message, sentence] of cases) {
      fake.failNext('book', upsProblem(code, message))
      const error = await thrownBy(ups.book(upsParcel()))
      assert.instanceOf(error, CourierRefused, message)
      assert.match(error.message, sentence)
      assert.equal(error.theirWords, `${message} (${code})`)
    }
    assert.isEmpty(fake.shipments)
  })

  test('reads a refusal in the older format too', async ({ assert }) => {
    const PrimaryErrorCode = { Code: '121210', Description: 'No such way' }
    const Errors = { ErrorDetail: { PrimaryErrorCode } }
    fake.failNext('book', { status: 400, body: { Fault: { detail: { Errors } } } })
    const error = await thrownBy(ups.book(upsParcel()))
    assert.instanceOf(error, CourierRefused)
    assert.match(error.message, /service between these two places/)
    assert.equal(error.theirWords, 'No such way (121210)')
  })
})

test.group('UPS credentials', (group) => {
  group.each.setup(setUp())

  test('get one token for twenty calls at once', async ({ assert }) => {
    await Promise.all(Array.from({ length: 20 }, () => ups.checkConnection()))
    assert.equal(fake.calls.token, 1)
    assert.equal(fake.calls.greet, 20)
  })

  test('get one new token after twenty calls were refused with a withdrawn one', async ({
    assert,
  }) => {
    await ups.checkConnection()
    fake.withdrawTokens()
    const references = Array.from({ length: 20 }, (_, at) => `SD-${at}`)
    await Promise.all(references.map((reference) => ups.book(upsParcel({ reference }))))
    assert.equal(fake.calls.token, 2)
    assert.sameMembers(
      fake.shipments.map(({ reference }) => reference),
      references
    )
  })

  test('are verified by a connection check, which books nothing', async ({ assert }) => {
    await ups.checkConnection()
    assert.isEmpty(fake.shipments)
    const wrongAccount = new UpsCourier({ ...fake.account, CLIENT_SECRET: 'wrong' })
    assert.instanceOf(await thrownBy(wrongAccount.checkConnection()), CourierRefused)
    fake.failNext('greet', { status: 403, body: {} })
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierRefused)
    fake.failNext('greet', faults.failing)
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierUnresponsive)
  })

  test('stay out of the recorded exchanges, as do files', async ({ assert }) => {
    const recorded: Exchange[] = []
    const invoicePdf = pdfOf('Invoice')
    await collectExchanges(
      async () => {
        const { waybillNumber } = await ups.book(withCustoms({ invoicePdf }))
        const to = { url: 'https://sendam.test/hooks/ups', secret: 'a-long-random-secret' }
        await ups.alerts.subscribe([waybillNumber], to)
      },
      async (exchanges) => void recorded.push(...exchanges)
    )
    assert.deepEqual(
      recorded.map(({ operation }) => operation),
      ['token', 'upload', 'book', 'subscribe']
    )
    const text = JSON.stringify(recorded)
    const { CLIENT_SECRET } = fake.account
    const basic = Buffer.from(`cid:${CLIENT_SECRET}`).toString('base64')
    const secrets = [CLIENT_SECRET, basic, 'token-1', 'a-long-random-secret']
    for (const secret of secrets) assert.notInclude(text, secret)
    assert.notInclude(text, invoicePdf.toString('base64').slice(0, 60))
  })
})

test.group('Lost booking with UPS', (group) => {
  group.each.setup(setUp())

  test('is found by our reference, with its labels, and not booked again', async ({ assert }) => {
    const [one] = upsParcel().packages
    const request = upsParcel({ packages: [one!, one!, one!] })
    fake.failNext('book', faults.cut)
    await thrownBy(ups.book(request))
    const found = await ups.findByReference(lost(request))
    assert.equal(found!.waybillNumber, fake.shipments[0]!.waybillNumber)
    assert.lengthOf(found!.packageWaybillNumbers!, 3)
    assert.deepEqual(
      found!.documents.map(({ kind, format, position }) => [kind, format, position]),
      [0, 1, 2].map((position) => ['label', 'pdf', position])
    )
    assert.isEmpty(found!.alerts)
    assert.lengthOf(fake.shipments, 1)
    const { path, body } = fake.seen.at(-1)!
    assert.equal(path, samples.find.path)
    const { LabelSpecification, ...expected } = samples.find.body.LabelRecoveryRequest
    const LabelImageFormat = { Code: 'PDF' }
    assert.deepEqual(body.LabelRecoveryRequest, {
      ...expected,
      LabelSpecification: { ...LabelSpecification, LabelImageFormat },
    })
  })

  test('is read from the sample response', async ({ assert }) => {
    fake.failNext(
      'find',
      faults.answering(() => samples.find.answer)
    )
    await ups.book(upsParcel())
    const found = await ups.findByReference(lost(upsParcel()))
    assert.equal(found!.waybillNumber, '1ZA1B2C30400000011')
    assert.equal(found!.documents[0]!.format, 'gif')
  })

  test('is not found if UPS knows only other references', async ({ assert }) => {
    await ups.book(upsParcel({ reference: 'SD-8F2K-00011' }))
    assert.isNull(await ups.findByReference(lost(upsParcel())))
  })

  test('is found by tracking if UPS no longer has its label', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    fake.tell(waybillNumber, [{}])
    const none = upsProblem('300028', 'Label not found')
    fake.failNext('find', none)
    const found = await ups.findByReference(lost(upsParcel()))
    assert.equal(found!.waybillNumber, waybillNumber)
    assert.lengthOf(found!.documents, 1)
    const { fromPickUpDate, shipperNum } = Object.fromEntries(
      fake.seen.find(({ path }) => path.includes('/reference/'))!.query
    )
    assert.match(fromPickUpDate!, /^\d{8}$/)
    assert.equal(shipperNum, 'A1B2C3')
  })

  test('alerts staff if there is no label at all', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    fake.tell(waybillNumber, [{}])
    const none = upsProblem('300028', 'Label not found')
    const followed = faults.answering((body) => body)
    fake.failNext('find', none, followed, none)
    const found = await ups.findByReference(lost(upsParcel()))
    assert.equal(found!.waybillNumber, waybillNumber)
    assert.isEmpty(found!.documents)
    assert.match(found!.alerts!.join(), /fewer labels/)
  })

  test('is never a parcel with another reference', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    fake.tell(waybillNumber, [{}])
    fake.details.set(waybillNumber, { referenceNumber: [{ number: 'SD-8F2K-00012' }] })
    fake.failNext('find', upsProblem('300028', 'Label not found'))
    assert.isNull(await ups.findByReference(lost(upsParcel())))
  })

  test('is the first of two under one reference, and staff are alerted to both', async ({
    assert,
  }) => {
    const first = await ups.book(upsParcel())
    const second = await ups.book(upsParcel())
    const found = await ups.findByReference(lost(upsParcel()))
    assert.equal(found!.waybillNumber, first.waybillNumber)
    assert.lengthOf(found!.documents, 1)
    assert.include(
      found!.alerts!,
      `UPS has several numbers under our reference: ${first.waybillNumber}, ${second.waybillNumber}. Please check that they are packages of one shipment.`
    )
  })

  test('stays open if UPS gives no clear response', async ({ assert }) => {
    const unknownProblem = upsProblem('20002', 'Something else is wrong')
    const account = upsProblem('120100', 'Shipper number not found')
    const cases: Fault[] = [
      faults.failing,
      faults.cut,
      faults.nothing,
      unknownProblem,
      faults.away,
      account,
    ]
    for (const fault of cases) {
      fake.failNext('find', fault)
      assert.instanceOf(await thrownBy(ups.findByReference(lost(upsParcel()))), CourierUnresponsive)
    }
    fake.failNext('find', upsProblem('300028', 'Label not found'), faults.nothing)
    assert.instanceOf(await thrownBy(ups.findByReference(lost(upsParcel()))), CourierUnresponsive)
  })
})
