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

/** UPS's published sample, in naira and with a label image that we can print. */
function published(sample: unknown) {
  const text = JSON.stringify(sample).replaceAll('"USD"', '"NGN"').replaceAll('"GIF"', '"PNG"')
  return JSON.parse(text)
}

const booked = () => fake.seen.filter(({ operation }) => operation === 'book')
const shipmentSent = () => booked().at(-1)!.body.ShipmentRequest.Shipment

function setUp() {
  return async () => {
    fake = await startFakeUps()
    ups = new UpsCourier(fake.account)
    return () => fake.close()
  }
}

test.group('UPS: booking', (group) => {
  group.each.setup(setUp())

  test('a parcel of one package is sent as UPS publishes it', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    const [{ method, path, headers, body }] = booked()
    assert.deepEqual(body, published(samples.book.body))
    assert.equal(`${method} ${path}`, `${samples.book.method} ${samples.book.path}`)
    assert.equal(headers.transid, 'SD8F2K0001')
    assert.equal(headers.transactionsrc, 'sendam')
    assert.equal(waybillNumber, fake.shipments[0]!.waybillNumber)
  })

  test('three packages are one shipment with a number and a label each', async ({ assert }) => {
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

  test('number, charge, warnings, label and invoice come out of the published answer', async ({
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

  test('one package, alert and slip are read where UPS tells them without a list', async ({
    assert,
  }) => {
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

  test('a label printer gets its own language', async ({ assert }) => {
    const { documents } = await ups.book(upsParcel({ labelFormat: 'zpl', customs: null }))
    assert.deepEqual(
      documents.map(({ format }) => format),
      ['zpl']
    )
    assert.match(documents[0]!.bytes.toString(), /^\^XA.*\^XZ$/)
  })

  test('a booking without a label says so to staff', async ({ assert }) => {
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

  test('papers across a border are papers, and name no goods', async ({ assert }) => {
    await ups.book(upsParcel({ isDocuments: true, customs: null }))
    const sent = shipmentSent()
    assert.equal(sent.DocumentsOnlyIndicator, '')
    assert.notProperty(sent, 'InvoiceLineTotal')
    assert.notProperty(sent, 'ShipmentServiceOptions')
    await ups.book(upsParcel({ isDocuments: true, isDomestic: true, customs: null }))
    assert.notProperty(shipmentSent(), 'DocumentsOnlyIndicator')
  })

  test('insurance is shared out among the packages by their value, to the last kobo', async ({
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

  test('a signature, duties paid by the sender, tax numbers and another day are asked for', async ({
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

  test('an import is shipped on the account of its end in Nigeria, from where it is', async ({
    assert,
  }) => {
    const { sender, receiver } = upsParcel()
    await ups.book(upsParcel({ sender: receiver, receiver: sender }))
    const { Shipper, ShipFrom, ShipTo } = shipmentSent()
    assert.deepEqual(
      [Shipper, ShipFrom, ShipTo].map(({ Address }) => Address.CountryCode),
      ['NG', 'GB', 'NG']
    )
    assert.equal(Shipper.ShipperNumber, 'A1B2C3')
  })

  test('a day that has passed is not sent', async ({ assert }) => {
    await ups.book(upsParcel({ readyAt: DateTime.now().minus({ days: 2 }) }))
    assert.notProperty(shipmentSent(), 'ShipmentDate')
  })

  test('what UPS has no room for is refused in words, and never cut or sent', async ({
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

  test('a business whose name UPS has no room for is named by its person', async ({ assert }) => {
    const company = 'Adebayo Oluwaseun and Daughters Nigeria Limited'
    await ups.book(sentBy({ company }))
    const { Name, AttentionName } = shipmentSent().Shipper
    assert.equal(Name, AttentionName)
    assert.notEqual(Name, '')
  })

  test('every number goes as text', async ({ assert }) => {
    await ups.book(upsParcel({ insuredKobo: 100_00 }))
    assert.notMatch(JSON.stringify(booked()[0]!.body), /:-?\d/)
  })
})

test.group('UPS: the invoice ahead', (group) => {
  group.each.setup(setUp())
  const invoicePdf = Buffer.from(
    samples.upload.body.UploadRequest.UserCreatedForm[0]!.UserCreatedFormFile,
    'base64'
  )

  test('our invoice is there before the parcel, and the booking names it', async ({ assert }) => {
    const { alerts } = await ups.book(withCustoms({ invoicePdf }))
    const [upload] = fake.seen.filter(({ operation }) => operation === 'upload')
    assert.deepEqual(upload!.body, samples.upload.body)
    assert.equal(upload!.headers.shippernumber, 'A1B2C3')
    const { FormType, UserCreatedForm } = shipmentSent().ShipmentServiceOptions.InternationalForms
    assert.deepEqual(FormType, ['07'])
    assert.deepEqual(UserCreatedForm, { DocumentID: ['2026-12-01-10.00.00.000001'] })
    assert.isEmpty(alerts)
  })

  test('its number may come without a list', async ({ assert }) => {
    const id = '2026-12-01-10.00.00.000009'
    fake.failNext(
      'upload',
      faults.answering(() => ({ UploadResponse: { FormsHistoryDocumentID: { DocumentID: id } } }))
    )
    await ups.book(withCustoms({ invoicePdf }))
    const { UserCreatedForm } = shipmentSent().ShipmentServiceOptions.InternationalForms
    assert.deepEqual(UserCreatedForm, { DocumentID: [id] })
  })

  test('a parcel goes without it, once, and staff print three copies', async ({ assert }) => {
    const notEnabled = upsProblem('9590018', 'Your UPS Account number is not authorized.')
    const all: Fault[] = [notEnabled, faults.failing, faults.cut, faults.nothing, faults.tooMany()]
    for (const [at, fault] of all.entries()) {
      fake.failNext('upload', fault)
      const { alerts } = await ups.book(withCustoms({ invoicePdf }))
      assert.match(alerts!.join(), /print three copies of the invoice/)
      assert.lengthOf(fake.shipments, at + 1)
      assert.deepEqual(shipmentSent().ShipmentServiceOptions.InternationalForms.FormType, ['01'])
    }
  })
})

test.group('UPS: what goes wrong with a booking', (group) => {
  group.each.setup(setUp())

  test('an answer that is lost, broken or empty leaves it open whether there is a shipment', async ({
    assert,
  }) => {
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
    ups = new UpsCourier(fake.account, { timeoutMs: 300 })
    for (const [name, fault, made] of cases) {
      const before = fake.shipments.length
      fake.failNext('book', fault)
      const error = await thrownBy(ups.book(upsParcel()))
      assert.instanceOf(error, CourierUnresponsive, name)
      assert.notInstanceOf(error, CourierUnavailable, name)
      assert.equal(fake.shipments.length - before, made, name)
    }
    assert.equal(fake.calls.book, cases.length)
  })

  test('where nothing can have been made, it may be asked again later', async ({ assert }) => {
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

  test('a UPS that is not there at all has made nothing', async ({ assert }) => {
    const gone = await startFakeUps()
    ups = new UpsCourier(gone.account)
    await gone.close()
    assert.instanceOf(await thrownBy(ups.book(upsParcel())), CourierUnavailable)
  })

  test('it waits as long as it is told to, and a minute where it is not told', async ({
    assert,
  }) => {
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

  test('tracking that must wait holds up no booking', async ({ assert }) => {
    fake.failNext('greet', faults.tooMany('60'))
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierUnavailable)
    const { waybillNumber } = await ups.book(upsParcel())
    assert.isNotEmpty(waybillNumber)
  })

  test('without a token nothing was asked for, however it failed', async ({ assert }) => {
    const broken = [faults.failing, faults.cut, faults.nothing, faults.silent, faults.tooMany()]
    for (const fault of broken) {
      ups = new UpsCourier(fake.account, { timeoutMs: 300 })
      fake.failNext('token', fault)
      assert.instanceOf(await thrownBy(ups.book(upsParcel())), CourierUnavailable)
    }
    fake.failNext('token', faults.keysRefused)
    assert.instanceOf(await thrownBy(ups.book(upsParcel())), CredentialsRefused)
    assert.equal(fake.calls.book, 0)
  })

  test('a refusal is a plain sentence for the customer, and their own words for staff', async ({
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
      ['999999', 'A riddle', /^UPS did not accept this shipment. Our staff are looking into it.$/],
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

  test('a refusal in the older form is read too', async ({ assert }) => {
    const PrimaryErrorCode = { Code: '121210', Description: 'No such way' }
    const Errors = { ErrorDetail: { PrimaryErrorCode } }
    fake.failNext('book', { status: 400, body: { Fault: { detail: { Errors } } } })
    const error = await thrownBy(ups.book(upsParcel()))
    assert.instanceOf(error, CourierRefused)
    assert.match(error.message, /service between these two places/)
    assert.equal(error.theirWords, 'No such way (121210)')
  })
})

test.group('UPS: keys', (group) => {
  group.each.setup(setUp())

  test('twenty calls at once share one token', async ({ assert }) => {
    await Promise.all(Array.from({ length: 20 }, () => ups.checkConnection()))
    assert.equal(fake.calls.token, 1)
    assert.equal(fake.calls.greet, 20)
  })

  test('a token that is withdrawn is asked for once anew, however many calls were refused with it', async ({
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

  test('a greeting makes nothing, and says who is not let in', async ({ assert }) => {
    await ups.checkConnection()
    assert.isEmpty(fake.shipments)
    const strangers = new UpsCourier({ ...fake.account, CLIENT_SECRET: 'wrong' })
    assert.instanceOf(await thrownBy(strangers.checkConnection()), CourierRefused)
    fake.failNext('greet', { status: 403, body: {} })
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierRefused)
    fake.failNext('greet', faults.failing)
    assert.instanceOf(await thrownBy(ups.checkConnection()), CourierUnresponsive)
  })

  test('what is kept of the conversation holds no secret and no file', async ({ assert }) => {
    const kept: Exchange[] = []
    const invoicePdf = pdfOf('Invoice')
    await collectExchanges(
      async () => {
        const { waybillNumber } = await ups.book(withCustoms({ invoicePdf }))
        const to = { url: 'https://sendam.test/hooks/ups', secret: 'a-long-random-secret' }
        await ups.alerts.subscribe([waybillNumber], to)
      },
      async (exchanges) => void kept.push(...exchanges)
    )
    assert.deepEqual(
      kept.map(({ operation }) => operation),
      ['token', 'upload', 'book', 'subscribe']
    )
    const text = JSON.stringify(kept)
    const { CLIENT_SECRET } = fake.account
    const basic = Buffer.from(`cid:${CLIENT_SECRET}`).toString('base64')
    const secrets = [CLIENT_SECRET, basic, 'token-1', 'a-long-random-secret']
    for (const secret of secrets) assert.notInclude(text, secret)
    assert.notInclude(text, invoicePdf.toString('base64').slice(0, 60))
  })
})

test.group('UPS: a booking whose answer was lost', (group) => {
  group.each.setup(setUp())

  test('is found by our reference, with its labels, and nothing is made', async ({ assert }) => {
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
    const { LabelSpecification, ...asked } = samples.find.body.LabelRecoveryRequest
    const LabelImageFormat = { Code: 'PDF' }
    assert.deepEqual(body.LabelRecoveryRequest, {
      ...asked,
      LabelSpecification: { ...LabelSpecification, LabelImageFormat },
    })
  })

  test('is read from the published answer', async ({ assert }) => {
    fake.failNext(
      'find',
      faults.answering(() => samples.find.answer)
    )
    await ups.book(upsParcel())
    const found = await ups.findByReference(lost(upsParcel()))
    assert.equal(found!.waybillNumber, '1ZA1B2C30400000011')
    assert.equal(found!.documents[0]!.format, 'gif')
  })

  test('is not there where UPS knows nothing of it, or only of others', async ({ assert }) => {
    await ups.book(upsParcel({ reference: 'SD-8F2K-00011' }))
    assert.isNull(await ups.findByReference(lost(upsParcel())))
  })

  test('is found among the parcels on their way where UPS has no label any more', async ({
    assert,
  }) => {
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

  test('without any label staff print it themselves', async ({ assert }) => {
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

  test('a parcel of another reference is never taken for it', async ({ assert }) => {
    const { waybillNumber } = await ups.book(upsParcel())
    fake.tell(waybillNumber, [{}])
    fake.details.set(waybillNumber, { referenceNumber: [{ number: 'SD-8F2K-00012' }] })
    fake.failNext('find', upsProblem('300028', 'Label not found'))
    assert.isNull(await ups.findByReference(lost(upsParcel())))
  })

  test('of two under one reference one is taken, and staff are told of both', async ({
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

  test('stays open where UPS does not really answer', async ({ assert }) => {
    const riddle = upsProblem('20002', 'Something else is wrong')
    const account = upsProblem('120100', 'Shipper number not found')
    const cases: Fault[] = [
      faults.failing,
      faults.cut,
      faults.nothing,
      riddle,
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
