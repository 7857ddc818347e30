import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { loadShipmentDocument } from '#shipping/documents/shipment_documents'
import Organization from '#identity/organizations/models/organization'
import CarrierDocument from '#shipping/shipment/models/carrier_document'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { readPages, scan } from '#tests/unit/shipping/documents/reading'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

type Kind = 'waybill' | 'invoice'

async function requestToken(
  client: ApiClient,
  kind: Kind,
  trackingNumber: number,
  username?: string
) {
  const apiClient = await apiClientOf(client, username ?? 'member@sendam.test')
  return apiClient('get', `/files/token/${kind}/${trackingNumber}`)
}

async function tokenFor(client: ApiClient, kind: Kind, trackingNumber: number): Promise<string> {
  const response = await requestToken(client, kind, trackingNumber)
  response.assertStatus(200)
  return response.body().message
}

/** Follows a link as a browser does: without a token header or a cookie. */
function download(query: string) {
  return fetch(`${addressOfServer()}/api/v1/files/download${query}`)
}

async function pdfIn(response: Response) {
  return Buffer.from(await response.arrayBuffer())
}

async function codeIn(response: Response): Promise<string> {
  const body: any = await response.json()
  return body.code
}

test.group('Download of shipment documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a token opens the waybill, whose barcode can be scanned', async ({ client, assert }) => {
    const { trackingNumber, waybillNumber } = await makeShipment()
    const token = await tokenFor(client, 'waybill', trackingNumber)
    const response = await download(`?token=${token}`)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'application/pdf')
    assert.equal(
      response.headers.get('content-disposition'),
      `attachment; filename="waybill-${trackingNumber}.pdf"`
    )
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.isNull(response.headers.get('set-cookie'))
    const pdf = await pdfIn(response)
    const [page] = await readPages(pdf)
    assert.include(page, String(trackingNumber))
    assert.include(page, 'Grace Miller')
    assert.include(await scan(pdf, 1, 'Code128'), waybillNumber!)
  })

  test('a voided shipment has an invoice but no label', async ({ client, assert }) => {
    const shipment = await makeShipment()
    const { id: shipmentId, trackingNumber } = shipment
    const token = await tokenFor(client, 'waybill', trackingNumber)
    const label = { format: 'pdf' as const, bytes: Buffer.from('%PDF-1.7') }
    const paper = await CarrierDocument.create({
      shipmentId,
      kind: 'label',
      ...label,
    })
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const labels = [`/files/label/${trackingNumber}`, `/courier_paper/${paper.id}`]
    for (const path of labels) {
      const allowed = await staff('get', path)
      allowed.assertStatus(200)
    }

    await shipment.merge({ status: 'VOIDED' }).save()
    for (const path of [...labels, `/files/token/waybill/${trackingNumber}`]) {
      const refused = await staff('get', path)
      assert.equal(refused.status(), 422, path)
      assert.equal(
        refused.body().message,
        'This shipment was voided, so its label cannot be used any more.'
      )
    }
    assert.equal(await codeIn(await download(`?token=${token}`)), 'E_DOCUMENT_NOT_READY')
    const invoice = await requestToken(client, 'invoice', trackingNumber)
    invoice.assertStatus(200)
  })

  test('a token opens the invoice, which states the amount paid', async ({ client, assert }) => {
    const { trackingNumber, transactionReference } = await makeShipment({ shippingNaira: 61_250 })
    const token = await tokenFor(client, 'invoice', trackingNumber)
    const response = await download(`?token=${token}`)
    assert.equal(response.status, 200)
    assert.equal(
      response.headers.get('content-disposition'),
      `attachment; filename="invoice-${trackingNumber}.pdf"`
    )
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const pages = await readPages(await pdfIn(response))
    const text = pages.join(' ')
    assert.include(text, String(trackingNumber))
    assert.include(text, transactionReference)
    assert.include(text, '61,250.00')
  })

  test('the invoice bills the business, the sender, or the customer who imports', async ({
    assert,
  }) => {
    for (const [draft, name, email] of [
      [{ owner: 'owner@acme.test' }, 'ACME Foods', ''],
      [{}, 'Chidi Eze', 'origin@example.test'],
      [{ from: 'GB', to: 'NG', owner: 'other@sendam.test' }, 'Bisi Adeyemi', 'other@sendam.test'],
    ] as const) {
      const { id } = await makeShipment(draft)
      const { pdf } = await loadShipmentDocument(id, 'invoice')
      const [text] = await readPages(pdf)
      assert.match(text!, new RegExp(`Bill to.*${name}`))
      assert.include(text, email)
    }
  })

  test('each label states the value of its own package only', async ({ assert }) => {
    const { id, packages } = await makeShipment({ packages: 2 })
    const second = packages[1]!
    await db.from('shipment_items').where('package_id', second.id).update({ quantity: 5 })
    const { pdf } = await loadShipmentDocument(id, 'waybill')
    const labels = await readPages(pdf)
    assert.lengthOf(labels, 2)
    assert.match(labels[0]!, /₦25,000\.00/)
    assert.match(labels[1]!, /₦62,500\.00/)
    assert.notInclude(labels.join(' '), '87,500')
  })

  test("the invoice takes the payer's town, state and country from one address", async ({
    assert,
  }) => {
    const textOf = async (draft: ShipmentDraft) => {
      const { id } = await makeShipment(draft)
      const { pdf } = await loadShipmentDocument(id, 'invoice')
      const [text] = await readPages(pdf)
      return text!
    }
    assert.include(await textOf({}), '5 Allen Avenue Ikeja, Lagos 100001 Nigeria')

    const business = await Organization.findByOrFail('name', 'ACME Foods')
    await business.merge({ address: '9 Broad Street', stateKey: 'NG_LA' }).save()
    const billed = await textOf({ owner: 'owner@acme.test' })
    assert.match(billed, /ACME Foods 9 Broad Street Lagos Nigeria/)
    await business.merge({ address: null, stateKey: null }).save()
    const fromSender = await textOf({ owner: 'owner@acme.test' })
    assert.match(fromSender, /ACME Foods 5 Allen Avenue Ikeja, Lagos 100001 Nigeria/)
  })

  test('a token opens one document, once', async ({ client, assert }) => {
    const { trackingNumber } = await makeShipment()
    const token = await tokenFor(client, 'invoice', trackingNumber)
    const answers = await Promise.all([1, 2, 3].map(() => download(`?token=${token}`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404])
    const later = await download(`?token=${token}`)
    assert.equal(later.status, 404)
    assert.equal(await codeIn(later), 'E_NOT_FOUND')
  })

  test('a token expires after five minutes', async ({ client, assert }) => {
    const { trackingNumber } = await makeShipment()
    const token = await tokenFor(client, 'waybill', trackingNumber)
    const [{ left }] = await db
      .from('download_tokens')
      .select(db.raw('extract(epoch from expires_at - now()) as left'))
    assert.closeTo(Number(left), 300, 30)
    await db.from('download_tokens').update({ expires_at: db.raw(`now() - interval '1 second'`) })
    const response = await download(`?token=${token}`)
    assert.equal(response.status, 404)
  })

  test('the database does not contain the token itself', async ({ client, assert }) => {
    const { trackingNumber } = await makeShipment()
    const token = await tokenFor(client, 'waybill', trackingNumber)
    const rows = await db.from('download_tokens')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), token)
  })

  test('an invalid token answers 404', async ({ assert }) => {
    const hash = 'a'.repeat(64)
    for (const query of [
      '',
      '?token=',
      '?token=garbage',
      `?token=${hash}`,
      '?token[]=a',
      '?token=%01',
    ]) {
      const response = await download(query)
      assert.equal(response.status, 404, query)
      assert.equal(await codeIn(response), 'E_NOT_FOUND')
    }
  })

  test('other customers get 404; the console can open the documents', async ({ client }) => {
    const { trackingNumber } = await makeShipment()
    for (const kind of ['waybill', 'invoice'] as const) {
      for (const username of ['other@sendam.test', 'owner@acme.test', 'manager@sendam.test']) {
        const refused = await requestToken(client, kind, trackingNumber, username)
        refused.assertStatus(404)
      }
      const allowed = await requestToken(client, kind, trackingNumber, 'admin@sendam.test')
      allowed.assertStatus(200)
    }
  })

  test('unknown numbers and documents are not found', async ({ client }) => {
    const { trackingNumber } = await makeShipment()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const path of ['waybill/1', 'waybill/abc', 'invoice/0', `receipt/${trackingNumber}`]) {
      const response = await apiClient('get', `/files/token/${path}`)
      response.assertStatus(404)
    }
  })

  test('refuses an invoice before payment and a waybill before booking', async ({ client }) => {
    const notReady: Record<Kind, ShipmentStatus[]> = {
      waybill: ['AWAITING_PAYMENT_CONFIRMATION', 'PENDING', 'PENDING_ISSUE', 'CANCELED'],
      invoice: ['AWAITING_PAYMENT_CONFIRMATION', 'CANCELED'],
    }
    for (const kind of ['waybill', 'invoice'] as const) {
      for (const status of notReady[kind]) {
        const { trackingNumber } = await makeShipment({ status })
        const response = await requestToken(client, kind, trackingNumber)
        response.assertStatus(422)
        response.assertBodyContains({ code: 'E_DOCUMENT_NOT_READY' })
      }
    }
    const pending = await makeShipment({ status: 'PENDING' })
    const invoice = await requestToken(client, 'invoice', pending.trackingNumber)
    invoice.assertStatus(200)
  })
})
