import { request } from 'node:http'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import { sweepShipmentFiles } from '#shipping/documents/file_sweep'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { type ShipmentStatus, SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { pdfFile } from '#tests/support/files/pdf_file'
import { storeFile } from '#tests/support/files/stored_file'
import { readAudit } from '#tests/support/audit'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

const FOOD = 'NAFDAC Food Export Certificate'
const FISH = 'Fish Health Certificate'
const MEDICATION = 'NAFDAC Medication Permit'
const LARGEST = 2_097_152
const TOO_LARGE = 'Allowed file size (2097152 bytes) exceeded'
const UNSUPPORTED = 'Upload file type is unsupported.'
const DAY_MS = 24 * 60 * 60 * 1000

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64'
)

async function tokenOf(username: string): Promise<string> {
  const response = await fetch(`${addressOfServer()}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return response.headers.get('authorization')!
}

type Upload = { type?: string; file?: Buffer | null; name?: string; field?: string; as?: string }

/** Uploads a file as an API client does: only its bytes determine its type. */
async function upload(shipment: { id: number }, given: Upload = {}) {
  const { type = FOOD, file = pdfFile(), name = 'permit.pdf', field = 'file' } = given
  const form = new FormData()
  if (file) form.append(field, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), name)
  else form.append('note', 'no file')
  const path = `/api/v1/shipment/clearance_document/upload/${shipment.id}/${encodeURIComponent(type)}`
  const response = await fetch(`${addressOfServer()}${path}`, {
    method: 'POST',
    headers: { authorization: await tokenOf(given.as ?? 'admin@sendam.test') },
    body: form,
  })
  return { status: response.status, body: (await response.json()) as any }
}

/** A shipment with items of these categories, one per package. */
async function makeWithItems(draft: ShipmentDraft, ...categories: string[]) {
  const shipment = await makeShipment({ packages: categories.length, ...draft })
  for (const [index, parcel] of shipment.packages.entries()) {
    const { id } = await ItemCategory.findByOrFail('name', categories[index])
    await parcel.related('items').query().update({ categoryId: id })
  }
  return shipment
}

/** A shipment that was paid from the owner's wallet and booked with a courier. */
async function makePaidAndBooked(client: ApiClient, draft: ShipmentDraft, ...categories: string[]) {
  const shipment = await makeWithItems(
    { status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira: 100, ...draft },
    ...categories
  )
  const member = await apiClientOf(client, 'member@sendam.test')
  const url = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
  const paid = await member('post', url)
  paid.assertStatus(200)
  await setStatus(shipment, 'BOOKED')
  return shipment
}

async function setStatus({ id }: Shipment, to: ShipmentStatus) {
  await db.transaction(async (trx) => changeStatus(trx, await Shipment.locked(trx, id), to))
}

async function documentsOf(client: ApiClient, { id }: Shipment, as = 'admin@sendam.test') {
  const apiClient = await apiClientOf(client, as)
  const response = await apiClient('get', '/shipment/history/recent')
  const row = response.body().data.find((item: { id: number }) => item.id === id)
  return row.clearanceDocuments
}

function rowsOf(shipment: { id: number }) {
  return ClearanceDocument.query().where('shipmentId', shipment.id).orderBy('id')
}

async function storedKeys(): Promise<string[]> {
  const page = await drive
    .use()
    .listAll('clearance')
    .catch(() => ({ objects: [] }))
  return [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []))
}

test.group('Required clearances of a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('follow from its item categories on payment, one per classification, in the order of the items', async ({
    client,
    assert,
  }) => {
    for (const [goods, classifications] of [
      [
        ['Foodstuff', 'Medicines', 'Dried Fish and Seafood', 'Others'],
        ['food', 'medication'],
      ],
      [
        ['Others', 'Medicines', 'Foodstuff', 'Medicines'],
        ['medication', 'food'],
      ],
    ] as const) {
      const shipment = await makePaidAndBooked(client, { to: 'GB' }, ...goods)
      const documents = await documentsOf(client, shipment)
      assert.deepEqual(
        documents.map(({ id, ...rest }: { id: number }) => rest),
        classifications.map((classification) => ({
          classification,
          documentType: null,
          initiated: false,
          uploaded: false,
        }))
      )
      const ids = documents.map(({ id }: { id: number }) => id)
      assert.lengthOf(new Set(ids), 2)
      assert.deepEqual(await documentsOf(client, shipment, 'member@sendam.test'), documents)
    }
  })

  test('apply to imports, but not to domestic or unpaid shipments', async ({ client, assert }) => {
    const imported = await makePaidAndBooked(client, { from: 'GB', to: 'NG' }, 'Foodstuff')
    assert.lengthOf(await rowsOf(imported), 1)
    const home = await makePaidAndBooked(client, { from: 'NG', to: 'NG' }, 'Foodstuff')
    assert.lengthOf(await rowsOf(home), 0)
    const plain = await makePaidAndBooked(client, { to: 'GB' }, 'Others')
    assert.lengthOf(await rowsOf(plain), 0)
    const unpaid = await makeWithItems({ status: 'AWAITING_PAYMENT_CONFIRMATION' }, 'Foodstuff')
    assert.lengthOf(await rowsOf(unpaid), 0)
  })

  test('are recorded once when it is paid twice', async ({ client, assert }) => {
    const shipment = await makePaidAndBooked(client, { to: 'GB' }, 'Foodstuff')
    const member = await apiClientOf(client, 'member@sendam.test')
    await member('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    assert.lengthOf(await rowsOf(shipment), 1)
  })
})

test.group('Clearance documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    drive.fake()
    return () => drive.restore()
  })

  test('have the types that staff configured', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'manager@sendam.test')
    const path = '/shipment/shipping_document_type/all'
    const before = await admin('get', path)
    assert.includeMembers(before.body().data, [FOOD, FISH, MEDICATION])
    await clearanceDocumentTypes.set([{ name: 'Halal', classification: 'food' }], { by: null })
    const after = await admin('get', path)
    assert.deepEqual(after.body().data, ['Halal'])
  })

  test('meet the requirement once uploaded, and download unchanged', async ({ client, assert }) => {
    const shipment = await makePaidAndBooked(client, { to: 'GB' }, 'Foodstuff')
    const [need] = await rowsOf(shipment)
    const file = pdfFile(4321)
    const { status, body } = await upload(shipment, { file, name: '../../etc/passwd' })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      message: `${FOOD} has been submitted.`,
      data: {
        id: need!.id,
        classification: 'food',
        documentType: FOOD,
        initiated: false,
        uploaded: true,
      },
    })
    const [row, ...others] = await rowsOf(shipment)
    assert.lengthOf(others, 0)
    assert.match(row!.fileKey!, /^clearance\/[0-9a-f-]{36}\.pdf$/)
    assert.equal(row!.fileBytes, 4321)
    assert.isNotNull(row!.uploadedBy)
    assert.deepEqual(await storedKeys(), [row!.fileKey])
    const [auditEntry] = await readAudit(shipment)
    assert.equal(auditEntry!.action, 'shipment.clearance_document')
    assert.deepEqual(auditEntry!.after, { documentType: FOOD, bytes: 4321 })

    const url = `${addressOfServer()}/api/v1/shipment/clearance_document/${need!.id}/file`
    const authorization = await tokenOf('admin@sendam.test')
    const saved = await fetch(url, { headers: { authorization } })
    assert.equal(saved.headers.get('content-type'), 'application/pdf')
    assert.match(saved.headers.get('content-disposition')!, /^attachment; filename="clearance-\d+/)
    assert.equal(saved.headers.get('x-content-type-options'), 'nosniff')
    assert.isTrue(Buffer.from(await saved.arrayBuffer()).equals(file))
  })

  test('replace the file of the same type, and are added for another type', async ({
    client,
    assert,
  }) => {
    const shipment = await makePaidAndBooked(client, { to: 'GB' }, 'Foodstuff')
    await upload(shipment)
    const [first] = await rowsOf(shipment)
    await upload(shipment, { file: pdfFile(3000) })
    const [second] = await rowsOf(shipment)
    assert.equal(second!.id, first!.id)
    assert.notEqual(second!.fileKey, first!.fileKey)
    assert.deepEqual(await storedKeys(), [second!.fileKey])
    await upload(shipment, { type: FISH })
    await upload(shipment, { type: MEDICATION })
    const rows = await rowsOf(shipment)
    assert.deepEqual(
      rows.map(({ documentType, classification }) => [documentType, classification]),
      [
        [FOOD, 'food'],
        [FISH, 'food'],
        [MEDICATION, 'medication'],
      ]
    )
    assert.lengthOf(await storedKeys(), 3)
  })

  test('are accepted up to 2 MB and refused above', async ({ assert }) => {
    const shipment = await makeShipment()
    const under = await upload(shipment, { file: pdfFile(LARGEST - 1) })
    assert.equal(under.status, 200)
    const full = await upload(shipment, { file: pdfFile(LARGEST) })
    assert.equal(full.status, 200)
    const before = await storedKeys()
    for (const bytes of [LARGEST + 1, 3 * 1024 * 1024 - 10, 3 * 1024 * 1024 + 10, 8_000_000]) {
      const { status, body } = await upload(shipment, { file: pdfFile(bytes) })
      assert.equal(status, 422, `${bytes} bytes`)
      assert.containsSubset(body, {
        code: 'E_FILE_TOO_LARGE',
        message: TOO_LARGE,
        errors: [{ field: 'file', message: TOO_LARGE }],
      })
    }
    assert.deepEqual(await storedKeys(), before)
  })

  test('are checked by their content, not by their name', async ({ assert }) => {
    const shipment = await makeShipment()
    const pdf = pdfFile()
    const wrong: Record<string, Buffer> = {
      'a renamed picture': PNG,
      'a picture with a document behind it': Buffer.concat([PNG, pdf]),
      'a document with a page behind it': Buffer.concat([pdf, Buffer.from('<script></script>')]),
      'half a document': pdf.subarray(0, pdf.length - 20),
      'nothing': Buffer.alloc(0),
    }
    for (const [name, file] of Object.entries(wrong)) {
      const { status, body } = await upload(shipment, { file })
      assert.equal(status, 422, name)
      assert.equal(body.message, UNSUPPORTED, name)
    }
    assert.deepEqual(await storedKeys(), [])
    assert.lengthOf(await rowsOf(shipment), 0)
    const right = await upload(shipment, { name: 'photo.png' })
    assert.equal(right.status, 200)
  })

  test('are refused without a file or with an unknown type', async ({ client, assert }) => {
    const shipment = await makeShipment()
    for (const given of [{ file: null }, { field: 'document' }]) {
      const { status, body } = await upload(shipment, given)
      assert.equal(status, 422)
      assert.equal(body.message, '"File" should not be empty')
    }
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const path = `/shipment/clearance_document/upload/${shipment.id}/${encodeURIComponent(FOOD)}`
    const json = await admin('post', path, { file: 'abc' })
    json.assertStatus(422)
    for (const type of ['Passport', 'constructor', '../food']) {
      const { status, body } = await upload(shipment, { type })
      assert.equal(status, 422)
      assert.equal(body.message, '"Document Type" is not one of the choices')
    }
  })

  for (const status of SHIPMENT_STATUSES) {
    const expected = ['BOOKED', 'COURIER_ASSIGNED'].includes(status) ? 200 : 409
    test(`uploaded to a shipment that is ${status} get ${expected}`, async ({ assert }) => {
      const shipment = await makeShipment({ status })
      const response = await upload(shipment)
      assert.equal(response.status, expected)
      assert.lengthOf(await storedKeys(), expected === 200 ? 1 : 0)
    })
  }

  test('are only for staff who can see the shipment', async ({ client, assert }) => {
    const shipment = await makeShipment()
    const stored = await upload(shipment)
    const { id } = stored.body.data
    for (const [as, expected] of [
      ['member@sendam.test', 403],
      ['franchise@sendam.test', 403],
      ['manager@sendam.test', 404],
      ['root@sendam.test', 200],
    ] as const) {
      const { status } = await upload(shipment, { as })
      assert.equal(status, expected, as)
      const apiClient = await apiClientOf(client, as)
      const file = await apiClient('get', `/shipment/clearance_document/${id}/file`)
      file.assertStatus(expected)
      const body = { clearanceDocumentIds: [id] }
      const initiated = await apiClient('put', '/shipment/clearance_document/initiated', body)
      initiated.assertStatus(expected)
    }
    const anonymous = await fetch(
      `${addressOfServer()}/api/v1/shipment/clearance_document/upload/${shipment.id}/${FOOD}`,
      { method: 'POST' }
    )
    assert.equal(anonymous.status, 401)
  })

  test('need a CSRF token when a page uploads them', async ({ assert }) => {
    const shipment = await makeShipment()
    const session = await PageSession.signedIn('admin@sendam.test')
    const token = session.cookie('XSRF-TOKEN')!
    const cookie = `sendam-session=${session.cookie('sendam-session')}; XSRF-TOKEN=${token}`
    const path = `/api/v1/shipment/clearance_document/upload/${shipment.id}/${encodeURIComponent(FOOD)}`
    for (const [headers, expected] of [
      [{ cookie }, 419],
      [{ cookie, 'x-xsrf-token': decodeURIComponent(token) }, 200],
    ] as const) {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(pdfFile())]), 'permit.pdf')
      const response = await fetch(`${addressOfServer()}${path}`, { method: 'POST', headers, body })
      assert.equal(response.status, expected)
      assert.lengthOf(await rowsOf(shipment), expected === 200 ? 1 : 0)
    }
  })

  test('are marked as initiated all or none, and keep the first time', async ({
    client,
    assert,
  }) => {
    const shipment = await makePaidAndBooked(client, { to: 'GB' }, 'Foodstuff', 'Medicines')
    const rows = await rowsOf(shipment)
    const ids = rows.map(({ id }) => id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const path = '/shipment/clearance_document/initiated'
    const unknown = await admin('put', path, { clearanceDocumentIds: [ids[0], 987654321] })
    unknown.assertStatus(404)
    const untouched = await documentsOf(client, shipment)
    assert.isFalse(untouched[0].initiated)
    const first = await admin('put', path, { clearanceDocumentIds: [ids[0], ids[0]] })
    first.assertStatus(200)
    const [initiated] = await rowsOf(shipment)
    const both = await admin('put', path, { clearanceDocumentIds: ids })
    both.assertStatus(200)
    const [again, other] = await rowsOf(shipment)
    assert.deepEqual(again!.initiatedAt, initiated!.initiatedAt)
    assert.isNotNull(other!.initiatedBy)
    // One entry per document, although one was named three times.
    const entries = await readAudit(shipment)
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      ['food', 'medication'].map((clearance) => [
        'shipment.clearance_initiated',
        { clearance, initiated: false },
        { clearance, initiated: true },
      ])
    )
    for (const body of [{}, { clearanceDocumentIds: [] }, { clearanceDocumentIds: ['x'] }]) {
      const wrong = await admin('put', path, body)
      wrong.assertStatus(422)
    }
    const most = Array.from({ length: 101 }, (_, index) => index + 1)
    const tooMany = await admin('put', path, { clearanceDocumentIds: most })
    tooMany.assertStatus(422)
  })

  test('leave no row when the disk fails, and no file when the row fails', async ({ assert }) => {
    const shipment = await makeShipment()
    const disk = drive.use()
    const put = disk.put
    disk.put = () => Promise.reject(new Error('ENOSPC: no space left on device'))
    const full = await upload(shipment)
    disk.put = put
    assert.equal(full.status, 503)
    assert.match(full.body.message, /could not be stored/)
    assert.lengthOf(await rowsOf(shipment), 0)
    // The parcel is delivered while the file is being stored.
    disk.put = async (...args) => {
      await put.apply(disk, args)
      await setStatus(shipment, 'COURIER_ASSIGNED')
      await setStatus(shipment, 'DELIVERED')
    }
    const late = await upload(shipment)
    disk.put = put
    assert.equal(late.status, 409)
    assert.deepEqual(await storedKeys(), [])
  })

  test('the sweep deletes a file without a row after a day and keeps the others', async ({
    assert,
  }) => {
    const shipment = await makeShipment()
    await upload(shipment)
    const [recorded] = await rowsOf(shipment)
    await storeFile('clearance/lost.pdf', pdfFile())
    assert.equal(await sweepShipmentFiles(), 0)
    assert.equal(await sweepShipmentFiles(Date.now() + DAY_MS - 60_000), 0)
    assert.equal(await sweepShipmentFiles(Date.now() + DAY_MS + 60_000), 1)
    assert.deepEqual(await storedKeys(), [recorded!.fileKey])
  })

  test('the sweep accepts an empty disk', async ({ assert }) => {
    assert.equal(await sweepShipmentFiles(), 0)
  })

  test('an endless upload is refused and its connection ends', async ({ assert }) => {
    const shipment = await makeShipment()
    const status = await sendEndlessly(shipment, await tokenOf('admin@sendam.test'))
    assert.equal(status, 422)
    assert.lengthOf(await rowsOf(shipment), 0)
  }).timeout(60_000)
})

/** Sends a body of 64 MB without a declared length; returns the status. */
function sendEndlessly({ id }: Shipment, authorization: string): Promise<number> {
  const boundary = 'endless'
  const url = `${addressOfServer()}/api/v1/shipment/clearance_document/upload/${id}/${encodeURIComponent(FOOD)}`
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    call.on('response', (response) => {
      resolve(response.statusCode!)
      call.destroy()
    })
    call.on('error', reject)
    call.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`
    )
    const chunk = Buffer.alloc(64 * 1024, 'x')
    let left = 1000
    const more = () => {
      while (left-- > 0 && !call.destroyed) if (!call.write(chunk)) return call.once('drain', more)
    }
    more()
  })
}
