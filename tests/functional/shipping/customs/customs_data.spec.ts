import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { buildCustomsData } from '#shipping/customs/customs_data'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import ShipmentItem from '#shipping/shipment/models/shipment_item'
import { makeShipment } from '#tests/support/shipment_rows'

test.group('Customs data for a carrier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has defaults for a parcel without a declaration', async ({ assert }) => {
    const shipment = await makeShipment({ from: 'NG', to: 'GB', status: 'BOOKED', packages: 2 })
    const { items, invoiceDate, ...customs } = buildCustomsData(shipment)!
    assert.deepEqual(customs, {
      incoterm: 'DAP',
      dutiesPaidBy: 'receiver',
      reason: 'personal',
      invoiceNumber: shipment.transactionReference,
      senderTaxId: null,
      receiverTaxId: null,
    })
    assert.equal(invoiceDate.toMillis(), shipment.paidAt!.toMillis())
    const booked = shipment.packages.flatMap((parcel) => parcel.items)
    assert.deepEqual(
      items.map(({ description, quantity, originCountry }) => [
        description,
        quantity,
        originCountry,
      ]),
      booked.map(({ description, quantity }) => [description, quantity, 'NG'])
    )
    const grams = items.reduce((sum, { netGrams }) => sum + netGrams, 0)
    const packed = shipment.packages.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
    assert.equal(grams, packed)
  })

  test('is what the booking declared, even if staff change the category later', async ({
    assert,
  }) => {
    const { id, packages } = await makeShipment({ from: 'NG', to: 'GB' })
    const [item] = packages[0]!.items
    await ItemCategory.query().where('id', item!.categoryId).update({ originCountry: 'GH' })
    const asBooked = buildCustomsData(await Shipment.findWithDetails(id))!
    assert.equal(asBooked.items[0]!.originCountry, 'NG')

    await ShipmentItem.query()
      .where('id', item!.id)
      .update({ hsCode: '620520', originCountry: 'US' })
    await ShipmentDeclaration.create({
      shipmentId: id,
      incoterm: 'DDP',
      reason: 'gift',
      senderTaxId: 'NG-1',
      receiverTaxId: 'GB-2',
    })
    const declared = buildCustomsData(await Shipment.findWithDetails(id))!
    assert.containsSubset(declared, {
      incoterm: 'DDP',
      dutiesPaidBy: 'sender',
      reason: 'gift',
      senderTaxId: 'NG-1',
      receiverTaxId: 'GB-2',
    })
    assert.containsSubset(declared.items[0]!, { hsCode: '620520', originCountry: 'US' })
  })

  test('gives sale as the reason of a business', async ({ assert }) => {
    const shipment = await makeShipment({ from: 'NG', to: 'GB', owner: 'owner@acme.test' })
    assert.equal(buildCustomsData(shipment)!.reason, 'sale')
  })

  test('is absent for domestic parcels and documents', async ({ assert }) => {
    assert.isNull(buildCustomsData(await makeShipment({ from: 'NG', to: 'NG' })))
    const { id, packages } = await makeShipment({ from: 'NG', to: 'GB' })
    const { categoryId } = packages[0]!.items[0]!
    await ItemCategory.query().where('id', categoryId).update({ contents: 'documents' })
    assert.isNull(buildCustomsData(await Shipment.findWithDetails(id)))
  })
})
