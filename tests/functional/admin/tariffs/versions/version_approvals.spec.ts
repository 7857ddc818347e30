import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { sendApprovalMails } from '#admin/approvals/send_approval_mails'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { mailOf } from '#tests/support/people'
import { FUEL, createSurchargeCalls } from '#tests/support/money/surcharges'
import { smallTariff } from '#tests/support/tariff'
import { sheet, tariffOf } from './tariff_version_calls.js'

const CELL = 'DHL - United Kingdom - Export, 0.5 to 1 kg'

const readApprovalId = (answer: any): number => {
  answer.assertStatus(202)
  return answer.body().data.approval.id
}

test.group('The approver of a tariff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  async function britain(): Promise<ShippingZone> {
    return ShippingZone.query()
      .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
      .whereNull('archivedAt')
      .firstOrFail()
  }

  test('reads the changed prices in the e-mail, in the approval and after a later change', async ({
    client,
    assert,
  }) => {
    const zone = await britain()
    const tariff = await tariffOf(client)
    const surcharges = await createSurchargeCalls(client)
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), draft)
    await surcharges.create(FUEL, draft)
    const id = readApprovalId(await tariff.publish(draft))
    const { changes } = await operations.read(id)
    const line = { field: CELL, before: '₦70,000.00', after: '₦71,000.00' }
    assert.deepInclude(changes, line)
    assert.deepInclude(changes, {
      field: 'Surcharge "Fuel", price',
      before: '--',
      after: '12.5%',
    })
    await sendApprovalMails(id)
    const [mail] = await mailOf(operations.user.email)
    assert.include(mail!.text, `${CELL}: ₦70,000.00 becomes ₦71,000.00`)

    await tariff.save(zone.id, sheet(60_000, 72_000, 250_000), draft)
    const changed = await operations.approve(id)
    changed.assertStatus(409)
    const messages = changed.body().errors.map(({ message }: any) => message)
    assert.include(messages, `${CELL}: ₦70,000.00 becomes ₦72,000.00`)
    const approved = await operations.approve(id)
    approved.assertStatus(200)

    const back = readApprovalId(await tariff.rollBack(draft))
    const undone = await operations.read(back)
    assert.deepInclude(undone.changes, { field: CELL, before: '₦72,000.00', after: '₦70,000.00' })
  })

  test('cannot be somebody who edited the draft while it waited', async ({ client, assert }) => {
    const zone = await britain()
    const tariff = await tariffOf(client)
    const editor = await staffOf(client, { group: 'OPERATIONS' })
    const other = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), draft)
    const id = readApprovalId(await tariff.publish(draft))
    const editorsTariff = await tariffOf(client, editor.user.email)
    await editorsTariff.save(zone.id, sheet(60_000, 99_000, 250_000), draft)
    const refused = await editor.approve(id)
    refused.assertStatus(403)
    assert.include(refused.body().message, 'You have edited this since the request')
    const reviewed = await other.approve(id)
    reviewed.assertStatus(409)
    const approved = await other.approve(id)
    approved.assertStatus(200)
  })

  test('reads the first of many changes, and a note that there are more', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    await needsTwo('tariff')
    const draft = await tariff.draft()
    const more = db.raw('rate_kobo + 100')
    await db.from('draft_rates').where('tariff_version_id', draft).update({ rate_kobo: more })
    const id = readApprovalId(await tariff.publish(draft))
    const { changes } = await operations.read(id)
    const rates = changes.filter(({ field }: any) => field.endsWith(' kg'))
    assert.lengthOf(rates, 15)
    await sendApprovalMails(id)
    const [mail] = await mailOf(operations.user.email)
    assert.include(mail!.text, 'Open the approval to see all changes.')
  })

  test('reads no price if only a start is cancelled', async ({ client, assert }) => {
    const zone = await britain()
    const tariff = await tariffOf(client)
    const operations = await staffOf(client, { group: 'OPERATIONS' })
    const draft = await tariff.draft()
    await tariff.save(zone.id, sheet(60_000, 71_000, 250_000), draft)
    await tariff.publish(draft, { startsAt: DateTime.now().plus({ days: 3 }).toISO() })
    await needsTwo('tariff')
    const id = readApprovalId(await tariff.rollBack(draft))
    const { changes } = await operations.read(id)
    assert.isEmpty(changes.filter(({ field }: any) => field.includes('DHL')))
  })
})
