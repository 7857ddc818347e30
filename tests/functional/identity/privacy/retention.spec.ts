import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import SmsMessage from '#shared/sms/sms_message'
import SmsReport from '#shared/sms/sms_report'
import type Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import { MARKS, createUserWithHistory } from './user_with_history.js'
import { runSweep } from '#tests/support/jobs'

function age(table: string, column: string, interval: string, where: object) {
  return db
    .from(table)
    .where(where)
    .update({ [column]: db.raw('now() - ?::interval', [interval]) })
}

async function namesOn({ id }: Shipment): Promise<string[]> {
  const rows = await db.from('shipment_addresses').where('shipment_id', id).orderBy('id')
  return rows.map(({ fullname }) => fullname)
}

test.group('Data retention', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('erases the names on finished parcels after six years', async ({ assert }) => {
    const old = await makeShipment({ status: 'DELIVERED' })
    const young = await makeShipment({ status: 'DELIVERED' })
    const underway = await makeShipment({ status: 'BOOKED' })
    const returned = await makeShipment({ status: 'COURIER_ASSIGNED' })
    await returned.merge({ trackingState: 'RETURNED' }).save()
    for (const { id } of [old, underway, returned]) {
      await age('shipments', 'updated_at', '6 years 1 day', { id })
    }
    await age('shipments', 'updated_at', '5 years 364 days', { id: young.id })
    await runSweep('shipping.blank_old_parcels')
    await runSweep('shipping.blank_old_parcels')
    assert.deepEqual(await namesOn(old), ['Erased person', 'Erased person'])
    assert.deepEqual(await namesOn(returned), ['Erased person', 'Erased person'])
    assert.notInclude(await namesOn(young), 'Erased person')
    assert.notInclude(await namesOn(underway), 'Erased person')
  })

  test('deletes addresses two years after use and invitations three months after expiry', async ({
    assert,
  }) => {
    const { id } = await createUserWithHistory()
    const countRows = async () => {
      const addresses = await db.from('saved_addresses').where('user_id', id)
      const invitations = await db.from('invitations').where('email', MARKS.email)
      return [addresses.length, invitations.length]
    }
    await age('saved_addresses', 'used_at', '1 year', { user_id: id })
    await age('invitations', 'expires_at', '80 days', { email: MARKS.email })
    await runSweep('shipping.blank_old_parcels')
    await runSweep('identity.prune_expired')
    assert.deepEqual(await countRows(), [1, 1])
    await age('saved_addresses', 'used_at', '3 years', { user_id: id })
    await age('invitations', 'expires_at', '91 days', { email: MARKS.email })
    await runSweep('shipping.blank_old_parcels')
    await runSweep('identity.prune_expired')
    assert.deepEqual(await countRows(), [0, 0])
  })

  test('deletes a booking draft after a month without a change', async ({ assert }) => {
    const { id } = await createUserWithHistory()
    const drafts = () => db.from('booking_drafts').where('user_id', id)
    await age('booking_drafts', 'updated_at', '29 days', { user_id: id })
    await runSweep('shipping.blank_old_parcels')
    assert.lengthOf(await drafts(), 1)
    await age('booking_drafts', 'updated_at', '31 days', { user_id: id })
    await runSweep('shipping.blank_old_parcels')
    assert.lengthOf(await drafts(), 0)
  })

  test('deletes a batch of shipments after three months', async ({ assert }) => {
    const { id } = await createUserWithHistory()
    const batches = () => db.from('shipment_batches').where('user_id', id)
    await age('shipment_batches', 'created_at', '89 days', { user_id: id })
    await runSweep('shipping.blank_old_parcels')
    assert.lengthOf(await batches(), 1)
    await age('shipment_batches', 'created_at', '91 days', { user_id: id })
    await runSweep('shipping.blank_old_parcels')
    assert.lengthOf(await batches(), 0)
  })

  test('deletes SMS reports after 90 days and the notification log after a year', async ({
    assert,
  }) => {
    const parcel = await makeShipment({ owner: 'owner@acme.test' })
    const id = randomUUID()
    await SmsMessage.create({ id, status: 'accepted', messageId: 'old' })
    await SmsReport.record({ messageId: 'old', state: 'delivered', statusText: 'Delivered' })
    await db.table('receiver_notifications').insert({
      organization_id: parcel.organizationId,
      shipment_id: parcel.id,
      event: 'booked',
      channel: 'sms',
      status: 'sent',
      sms_message_id: id,
    })
    await age('sms_messages', 'created_at', '91 days', { id })
    await age('sms_reports', 'reported_at', '91 days', { message_id: 'old' })
    await runSweep('shared.prune_sms')
    await runSweep('branding.prune_notifications')
    assert.isNull(await SmsMessage.find(id))
    assert.isNull(await SmsReport.find('old'))
    const log = () => db.from('receiver_notifications').where('shipment_id', parcel.id)
    assert.containsSubset(await log(), [{ sms_message_id: null }])
    await age('receiver_notifications', 'created_at', '366 days', { shipment_id: parcel.id })
    await runSweep('branding.prune_notifications')
    assert.isEmpty(await log())
  })
})
