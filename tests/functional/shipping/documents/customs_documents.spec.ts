import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import ItemCategory from '#shipping/pricing/models/item_category'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentItem from '#shipping/shipment/models/shipment_item'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { readPages } from '#tests/unit/shipping/documents/reading'

type Paper = 'commercial_invoice' | 'packing_list'

async function requestToken(client: ApiClient, paper: Paper, { trackingNumber }: Shipment) {
  const apiClient = await apiClientOf(client, 'member@sendam.test')
  return apiClient('get', `/files/token/${paper}/${trackingNumber}`)
}

async function messageOfRefusal(client: ApiClient, shipment: Shipment): Promise<string> {
  const response = await requestToken(client, 'commercial_invoice', shipment)
  response.assertStatus(422)
  return response.body().message
}

test.group('Download of customs documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [paper, title, filename] of [
    ['commercial_invoice', 'Commercial Invoice', 'commercial-invoice'],
    ['packing_list', 'Packing List', 'packing-list'],
  ] as const) {
    test(`gives the ${title.toLowerCase()} with the declared items`, async ({ client, assert }) => {
      const shipment = await makeShipment({ from: 'NG', to: 'GB' })
      const [item] = shipment.packages[0]!.items
      await ShipmentItem.query().where('id', item!.id).update({ hsCode: '620520' })
      const response = await requestToken(client, paper, shipment)
      response.assertStatus(200)
      const token = response.body().message
      const file = await fetch(`${addressOfServer()}/api/v1/files/download?token=${token}`)
      assert.equal(
        file.headers.get('content-disposition'),
        `attachment; filename="${filename}-${shipment.trackingNumber}.pdf"`
      )
      const [page] = await readPages(Buffer.from(await file.arrayBuffer()))
      for (const text of [
        title,
        shipment.transactionReference,
        'Grace Miller',
        item!.description,
      ]) {
        assert.include(page, text)
      }
      if (paper === 'commercial_invoice') {
        assert.include(page, 'HS code 620520, made in Nigeria')
      }
    })
  }

  test('marks each page of a voided shipment', async ({ client, assert }) => {
    const shipment = await makeShipment({ from: 'NG', to: 'GB', status: 'VOIDED' })
    for (const paper of ['commercial_invoice', 'packing_list'] as const) {
      const response = await requestToken(client, paper, shipment)
      const token = response.body().message
      const file = await fetch(`${addressOfServer()}/api/v1/files/download?token=${token}`)
      for (const page of await readPages(Buffer.from(await file.arrayBuffer())))
        assert.include(page, 'VOID, not for carriage', paper)
    }
  })

  test('is refused for domestic shipments, for documents and before payment', async ({
    client,
    assert,
  }) => {
    const none = 'Customs need no documents for this shipment.'
    assert.equal(await messageOfRefusal(client, await makeShipment({ from: 'NG', to: 'NG' })), none)
    const abroad = { from: 'NG', to: 'GB' } as const
    const unpaid = await makeShipment({ ...abroad, status: 'AWAITING_PAYMENT_CONFIRMATION' })
    assert.equal(
      await messageOfRefusal(client, unpaid),
      'The commercial invoice is ready once the shipment is paid for.'
    )
    const papers = await makeShipment(abroad)
    await ItemCategory.query().update({ contents: 'documents' })
    assert.equal(await messageOfRefusal(client, papers), none)
  })
})
