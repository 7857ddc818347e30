import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import ClassifiedGood from '#shipping/customs/models/classified_good'
import HsCode from '#shipping/customs/models/hs_code'
import shippingData from '#shipping/history/personal_data'
import ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import { buildCustomsData } from '#shipping/customs/customs_data'
import ItemCategory from '#shipping/pricing/models/item_category'
import Shipment from '#shipping/shipment/models/shipment'
import { programOf, type Program } from '#tests/support/program'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

type Change = { item?: object; customs?: object; destination?: object }

async function formWith({ item, ...changes }: Change = {}) {
  const form = await submission({ preferredCourier: 'UPS', ...changes })
  Object.assign(form.items[0]!.itemUnits[0]!, item)
  return form
}

async function booked(program: Program, change: Change = {}) {
  const response = await program('post', '/shipment', await formWith(change))
  response.assertStatus(201)
  return response.body().data
}

test.group('Customs in a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('a booking that says nothing of them has the defaults of its sender', async ({
    client,
    assert,
  }) => {
    const person = await booked(await programOf(client, 'member@sendam.test'))
    assert.deepEqual(person.customs, {
      incoterm: 'DAP',
      dutiesPaidBy: 'receiver',
      exportReason: 'personal',
      senderTaxId: null,
      receiverTaxId: null,
    })
    assert.containsSubset(person.items[0].itemUnits[0], { hsCode: null, countryOfOrigin: 'NG' })
    const business = await booked(await programOf(client, 'owner@acme.test'))
    assert.equal(business.customs.exportReason, 'sale')
  })

  test('what the sender says is on the shipment, and a carrier is told it', async ({
    client,
    assert,
  }) => {
    const { id, customs } = await booked(await programOf(client, 'member@sendam.test'), {
      item: { hsCode: '6205.20', countryOfOrigin: 'GH' },
      customs: { incoterm: 'DDP', exportReason: 'sample', senderTaxId: '12345678-0001' },
    })
    assert.containsSubset(customs, { incoterm: 'DDP', dutiesPaidBy: 'sender' })
    assert.containsSubset(buildCustomsData(await Shipment.findWithDetails(id))!, {
      dutiesPaidBy: 'sender',
      reason: 'sample',
      senderTaxId: '12345678-0001',
      items: [{ hsCode: '620520', originCountry: 'GH', netGrams: 900 }],
    })
  })

  test('the usual code of a category stands where nothing is said', async ({ client, assert }) => {
    const wigs = await ItemCategory.findByOrFail('name', 'Hair and Wigs')
    const program = await programOf(client, 'member@sendam.test')
    const { items } = await booked(program, { item: { category: wigs.id } })
    assert.equal(items[0].itemUnits[0].hsCode, '670420')
  })

  test('what a sender said before of the same goods is proposed to them alone', async ({
    client,
    assert,
  }) => {
    const program = await programOf(client, 'member@sendam.test')
    const { id: category } = await ItemCategory.firstOrCreate({ name: 'Clothing' })
    const proposedTo = async (call: Program, description: string) => {
      const path = `/hs_code/proposal?category=${category}&description=${description}`
      const response = await call('get', path)
      return response.body().data
    }
    const nothing = { hsCode: null, hsDescription: null, countryOfOrigin: null, from: null }
    assert.deepEqual(await proposedTo(program, ''), nothing)
    assert.deepEqual(await proposedTo(program, 'cotton shirts'), nothing)
    await booked(program, { item: { hsCode: '620520', countryOfOrigin: 'GH' } })
    assert.containsSubset(await proposedTo(program, 'cotton  SHIRTS'), {
      hsCode: '620520',
      countryOfOrigin: 'GH',
      from: 'earlier',
      hsDescription: "Shirts; men's or boys', of cotton (not knitted or crocheted)",
    })
    const again = await booked(program)
    assert.containsSubset(again.items[0].itemUnits[0], { hsCode: '620520', countryOfOrigin: 'GH' })
    const stranger = await programOf(client, 'owner@acme.test')
    assert.deepEqual(await proposedTo(stranger, 'cotton shirts'), nothing)
  })

  test('a code that staff took off the list is on no new paper', async ({ client, assert }) => {
    const wigs = await ItemCategory.findByOrFail('name', 'Hair and Wigs')
    const program = await programOf(client, 'member@sendam.test')
    const item = { category: wigs.id, description: 'Bone straight' }
    await booked(program, { item: { ...item, hsCode: '620520' } })
    const standing = async () => {
      const { id } = await booked(program, { item })
      const [line] = buildCustomsData(await Shipment.findWithDetails(id))!.items
      const path = `/hs_code/proposal?category=${wigs.id}&description=bone straight`
      const proposal = await program('get', path)
      const { hsCode, from } = proposal.body().data
      return [line!.hsCode, hsCode, from]
    }
    const archive = (code: string) =>
      HsCode.query().where({ code }).update({ archivedAt: new Date() })
    assert.deepEqual(await standing(), ['620520', '620520', 'earlier'])
    await archive('620520')
    assert.deepEqual(await standing(), ['670420', '670420', 'category'])
    await archive('670420')
    assert.deepEqual(await standing(), [null, null, null])
  })

  test('who is erased leaves no tax number behind, nor what they sent', async ({
    client,
    assert,
  }) => {
    const { id } = await booked(await programOf(client, 'member@sendam.test'), {
      item: { hsCode: '620520' },
      customs: { senderTaxId: '12345678-0001', receiverTaxId: 'GB123456789' },
    })
    const user = await User.findByOrFail('email', 'member@sendam.test')
    assert.lengthOf(await ClassifiedGood.query().where('userId', user.id), 1)
    await db.transaction((trx) => shippingData.erase(trx, user))
    assert.lengthOf(await ClassifiedGood.query().where('userId', user.id), 0)
    const { senderTaxId, receiverTaxId } = await ShipmentDeclaration.findOrFail(id)
    assert.deepEqual([senderTaxId, receiverTaxId], [null, null])
  })

  for (const { what, change, field, message } of [
    {
      what: 'an HS code of five digits',
      change: { item: { hsCode: '62052' } },
      field: 'items.0.itemUnits.0.hsCode',
      message: '"HS Code" must have six digits',
    },
    {
      what: 'an HS code that is not on the list',
      change: { item: { hsCode: '000000' } },
      field: 'items.0.itemUnits.0.hsCode',
      message: 'There is no such HS code. Please search for it by name, or leave it empty.',
    },
    {
      what: 'a country of origin that is none',
      change: { item: { countryOfOrigin: 'XX' } },
      field: 'items.0.itemUnits.0.countryOfOrigin',
      message: '"Country of Origin" is not one of the choices',
    },
    {
      what: 'a tax number that is too long',
      change: { customs: { receiverTaxId: 'A'.repeat(21) } },
      field: 'customs.receiverTaxId',
      message: '"Receiver\'s Tax ID" must have at most 20 letters and digits',
    },
  ]) {
    test(`${what} is refused before anything is booked`, async ({ client, assert }) => {
      const program = await programOf(client, 'member@sendam.test')
      const response = await program('post', '/shipment', await formWith(change))
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message }])
      assert.lengthOf(await Shipment.all(), 0)
    })
  }

  test('at home nobody asks', async ({ client, assert }) => {
    const home = { country: 'NG', state: 'NG_FC', city: 'GARKI', postalCode: '000000' }
    const form = await formWith()
    const destination = { ...form.destination, ...home }
    const program = await programOf(client, 'member@sendam.test')
    const { customs, items } = await booked(program, { destination })
    assert.isNull(customs)
    assert.isNull(items[0].itemUnits[0].countryOfOrigin)
  })
})
