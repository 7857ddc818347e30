import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { dueReweighs } from '#shipping/reweighing/pay_reweigh'
import SendReweighNoticeJob from '#shipping/reweighing/send_reweigh_notice_job'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { renderDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { readAudit } from '#tests/support/audit'
import {
  collectDispatchedJobs,
  recordFailedJob,
  runJob,
  runSweep,
  runSweepAndJobs,
} from '#tests/support/jobs'
import { cashOf } from '#tests/support/money/payments'
import { setCash } from '#tests/support/money/payouts'
import { mailOf } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import {
  createApprovedReweigh,
  bookLightParcel,
  advanceDueDate,
  DIFFERENCE,
  findLatestReweigh,
  LIGHT,
  readReweighStatuses,
  reportWeight,
} from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

const MEMBER = 'member@sendam.test'
const INSUFFICIENT =
  'Insufficient Wallet balance! Please fund your wallet and retry or use another payment method.'
const REASONS = 'I weighed it on a kitchen scale: 0.9 kg.'

async function newestMail(address = MEMBER) {
  const [mail] = await mailOf(address)
  return mail!
}

function reweigh(id: number) {
  return Reweigh.query().where({ id })
}

async function statusOf(id: number) {
  const { status } = await Reweigh.findOrFail(id)
  return status
}

test.group('Reweigh', (group) => {
  group.each.setup(async () => {
    const rollBack = await testUtils.db().wrapInGlobalTransaction()
    return async () => {
      const faults = await findAllLedgerFaults()
      await rollBack()
      if (faults.length) throw new Error(faults.join('\n'))
    }
  })
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
  })

  test('is mailed with both weights and listed for the customer once approved', async ({
    client,
    assert,
  }) => {
    const { owner, shipment, id } = await createApprovedReweigh(client)
    await runJob(SendReweighNoticeJob, { id })
    await runJob(SendReweighNoticeJob, { id })
    const all = await mailOf(MEMBER)
    const mails = all.filter(({ subject }) => subject?.includes('to pay'))
    assert.lengthOf(mails, 1)
    assert.include(mails[0]!.text, '0.90 kg')
    assert.include(mails[0]!.text, '1.40 kg')
    assert.include(mails[0]!.text, 'The difference to pay is ₦180,000.00.')
    assert.include(mails[0]!.text, 'After that we debit your wallet.')
    const mine = await owner('get', '/reweigh')
    const [listed] = mine.body().data
    assert.containsSubset(listed, {
      id,
      status: 'approved',
      billedWeight: 0.9,
      carrierWeight: 1.4,
      amount: DIFFERENCE,
      canPay: true,
      canDispute: true,
      trackingNumber: shipment.trackingNumber,
    })
    assert.notProperty(listed, 'carrierCharge')
    const ofShipment = await owner('get', `/reweigh?shipmentId=${shipment.id}`)
    assert.lengthOf(ofShipment.body().data, 1)
  })

  test('for a higher charge is mailed as a charge, not as a weight', async ({ client, assert }) => {
    const owner = await apiClientOf(client, MEMBER)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await bookLightParcel(owner)
    const source = 'Invoice 2026-77'
    const number = shipment.waybillNumber
    await admin('post', '/reweigh', { number, weight: 1, charge: LIGHT + 5_000, source })
    const { id } = await findLatestReweigh(shipment)
    const readMail = async () => {
      await runJob(SendReweighNoticeJob, { id })
      const { subject, text } = await newestMail()
      for (const word of ['heavier', 'the weight', 'weighed'])
        assert.notInclude(`${subject} ${text}`, word)
      return { subject: subject!.replace(String(shipment.trackingNumber), 'N'), text }
    }
    await admin('put', `/reweigh/${id}/approve`, {})
    const approved = await readMail()
    const subject = '₦5,000.00 to pay: the courier charged more for shipment N than booked'
    assert.equal(approved.subject, subject)
    assert.include(approved.text, 'DHL charged more for shipment')
    await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    await admin('put', `/reweigh/${id}/uphold`, { reason: 'It stands on the invoice' })
    const upheld = await readMail()
    assert.include(upheld.text, 'We looked into your dispute. The difference is correct.')
  })

  test('that contradicts the ledger is reported by the ledger check', async ({
    client,
    assert,
  }) => {
    const { owner, shipment, id } = await createApprovedReweigh(client)
    const later = await reportWeight(shipment, 31)
    await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    const dueAt = shipment.createdAt
    const ofShipment = () => Shipment.query().where('id', shipment.id)
    const faults: [string, () => Promise<unknown>][] = [
      [
        'the ledger has no such payment',
        () => later.merge({ status: 'paid', amountKobo: 100, dueAt }).save(),
      ],
      ['was paid, but does not count as paid', () => reweigh(id).update({ status: 'owed' })],
      ['of a shipment differ from its bill', () => ofShipment().update({ reweighedKobo: 1 })],
      ['its reweigh not refunded', () => ofShipment().update({ status: 'VOIDED' })],
    ]
    for (const [words, causeFault] of faults) {
      const savepoint = await db.transaction()
      await causeFault()
      const found = await findAllLedgerFaults()
      assert.isTrue(
        found.some((fault) => fault.includes(words)),
        `${words}: ${found.join()}`
      )
      await savepoint.rollback()
    }
  })

  test('whose e-mail was lost in a crash is queued again by the sweep', async ({
    client,
    assert,
  }) => {
    const { id } = await createApprovedReweigh(client)
    await reweigh(id).update({ updatedAt: DateTime.now().minus({ minutes: 2 }) })
    const jobs = await collectDispatchedJobs(() => runSweep('shipping.settle_reweighs'))
    assert.deepEqual(
      jobs.filter((job) => job.id === id),
      [{ name: 'shipping.tell_of_reweigh', id }]
    )
  })

  test('is hidden from its customer until it is approved', async ({ client, assert }) => {
    const owner = await apiClientOf(client, MEMBER)
    const shipment = await bookLightParcel(owner)
    const { id } = await reportWeight(shipment, 1.4)
    for (const path of ['/reweigh', `/reweigh?shipmentId=${shipment.id}`]) {
      const list = await owner('get', path)
      assert.deepEqual(list.body().data, [])
    }
    const early = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    early.assertStatus(404)
  })

  test('may be approved for less than the difference with a reason, never for more', async ({
    client,
    assert,
  }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await bookLightParcel(await apiClientOf(client, MEMBER))
    const { id } = await reportWeight(shipment, 1.4)
    const more = await admin('put', `/reweigh/${id}/approve`, { amount: DIFFERENCE + 0.01 })
    more.assertStatus(422)
    const withoutReason = await admin('put', `/reweigh/${id}/approve`, { amount: 5000 })
    withoutReason.assertStatus(422)
    assert.equal(await statusOf(id), 'proposed')
    const body = { amount: 5000, reason: 'A regular customer' }
    const less = await admin('put', `/reweigh/${id}/approve`, body)
    less.assertStatus(200)
    const twice = await admin('put', `/reweigh/${id}/approve`, body)
    twice.assertStatus(409)
    const audit = await readAudit(shipment)
    assert.deepEqual(audit.at(-1), {
      who: 'admin@sendam.test',
      action: 'reweigh.approve',
      before: { status: 'proposed' },
      after: { status: 'approved', amount: 5000, reason: 'A regular customer' },
    })
  })

  test('that staff dropped is not proposed again', async ({ client, assert }) => {
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const shipment = await bookLightParcel(await apiClientOf(client, MEMBER))
    const { id } = await reportWeight(shipment, 1.4)
    const dropped = await admin('put', `/reweigh/${id}/drop`, { reason: 'A wrong scale' })
    dropped.assertStatus(200)
    await reportWeight(shipment, 1.4)
    assert.deepEqual(await readReweighStatuses(shipment), ['dropped'])
  })

  test('is paid once from the wallet, and appears on bill, invoice and history', async ({
    client,
    assert,
  }) => {
    const { owner, shipment, id } = await createApprovedReweigh(client)
    const before = await cashOf(owner)
    const key = { 'idempotency-key': `reweigh-${id}-of-a-test` }
    const path = `/reweigh/${id}/pay/Wallet`
    const paid = await owner('post', path, {}, key)
    paid.assertStatus(200)
    const sentence = `Payment received: ₦180,000.00 for the reweigh of shipment ${shipment.trackingNumber}.`
    for (const again of [await owner('post', path, {}, key), await owner('post', path, {})]) {
      again.assertStatus(200)
      assert.equal(again.body().message, sentence)
    }
    assert.equal(before - (await cashOf(owner)), DIFFERENCE)

    const detail = await owner('get', `/shipment/${shipment.id}/detail`)
    const { charges, paymentAmount } = detail.body().data
    assert.equal(paymentAmount, LIGHT + DIFFERENCE)
    assert.deepInclude(charges, {
      kind: 'reweigh',
      label: 'Reweigh: 1.40 kg instead of 0.90 kg',
      amount: DIFFERENCE,
    })
    // Rendering fails if the lines do not add up to the total.
    await renderDocument(await Shipment.findWithDetails(shipment.id), 'invoice')
    const today = shipment.createdAt.setZone('Africa/Lagos').toISODate()
    const csv = await owner('get', `/shipment/history.csv?startDate=${today}&endDate=${today}`)
    assert.include(csv.text(), '250000.00')
    const wallet = await owner('get', '/transactions/history/recent')
    assert.containsSubset(wallet.body().data, [
      { type: 'SHIPMENT_REWEIGH', shipmentId: shipment.id, amount: DIFFERENCE },
    ])
  })

  test('can be paid with cash back, and answers 402 when a balance is short', async ({
    client,
    assert,
  }) => {
    const { owner, shipment, id } = await createApprovedReweigh(client)
    await setCash(MEMBER, 100)
    const short = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    short.assertStatus(402)
    short.assertBodyContains({ code: 'E_INSUFFICIENT_BALANCE', message: INSUFFICIENT })
    const shorter = await owner('post', `/reweigh/${id}/pay/CashBack`, {})
    shorter.assertStatus(402)
    const unknown = await owner('post', `/reweigh/${id}/pay/Barter`, {})
    unknown.assertStatus(422)
    assert.equal(await statusOf(id), 'approved')
    assert.equal(await cashOf(owner), 100)

    await Reweigh.query().where({ id }).update({ amountKobo: 500_00 })
    const paid = await owner('post', `/reweigh/${id}/pay/CashBack`, {})
    paid.assertStatus(200)
    assert.equal(await cashOf(owner), 100)
    const { totalKobo } = await Shipment.findOrFail(shipment.id)
    assert.equal(totalKobo, (LIGHT + 500) * 100)
  })

  test('of a business is paid from its wallet and its credit', async ({ client, assert }) => {
    const { owner, id } = await createApprovedReweigh(client, 'owner@acme.test')
    await setCash('owner@acme.test', 0)
    await Reweigh.query().where({ id }).update({ amountKobo: 100_00 })
    const paid = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    paid.assertStatus(200)
    assert.equal(await cashOf(owner), -100)
  })

  test('of another customer answers 404, also to staff who pay or dispute it', async ({
    client,
    assert,
  }) => {
    const { admin, shipment, id } = await createApprovedReweigh(client)
    const stranger = await apiClientOf(client, 'franchise@sendam.test')
    for (const apiClient of [stranger, admin]) {
      const paid = await apiClient('post', `/reweigh/${id}/pay/Wallet`, {})
      paid.assertStatus(404)
      const disputed = await apiClient('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
      disputed.assertStatus(404)
    }
    const list = await stranger('get', `/reweigh?shipmentId=${shipment.id}`)
    list.assertStatus(404)
    const own = await stranger('get', '/reweigh')
    assert.deepEqual(own.body().data, [])
    const waived = await stranger('put', `/reweigh/${id}/waive`, { reason: 'Because' })
    waived.assertStatus(403)
  })

  test('may be disputed once, and waived by staff with an e-mail to the customer', async ({
    client,
    assert,
  }) => {
    const { owner, admin, id } = await createApprovedReweigh(client)
    const disputed = await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    disputed.assertStatus(200)
    await advanceDueDate(id, 8)
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(await statusOf(id), 'disputed')
    const paid = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    paid.assertStatus(409)
    const again = await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    again.assertStatus(409)
    const waived = await admin('put', `/reweigh/${id}/waive`, { reason: 'The scale was wrong' })
    waived.assertStatus(200)
    await runJob(SendReweighNoticeJob, { id })
    const mail = await newestMail()
    assert.include(mail.subject, 'Nothing to pay')
    assert.include(mail.text, 'The scale was wrong')
  })

  test('whose dispute fails is due in three days and cannot be disputed again', async ({
    client,
    assert,
  }) => {
    const { owner, admin, id } = await createApprovedReweigh(client)
    await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    const upheld = await admin('put', `/reweigh/${id}/uphold`, { reason: 'Weighed twice' })
    upheld.assertStatus(200)
    await runJob(SendReweighNoticeJob, { id })
    const mail = await newestMail()
    assert.include(mail.text, 'Weighed twice')
    const again = await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    again.assertStatus(409)
    const { dueAt } = await Reweigh.findOrFail(id)
    assert.closeTo(dueAt!.diffNow('days').days, 3, 0.1)
    const before = await cashOf(owner)
    await advanceDueDate(id, 4)
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(before - (await cashOf(owner)), DIFFERENCE)
  })

  test('cannot be disputed after seven days, even if it is not debited yet', async ({
    client,
    assert,
  }) => {
    const { owner, id } = await createApprovedReweigh(client)
    await advanceDueDate(id, 7)
    const late = await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    late.assertStatus(409)
    assert.match(late.body().message, /^The seven days to dispute this reweigh ended on /)
    assert.equal(await statusOf(id), 'approved')
  })

  test('that is neither paid nor disputed in seven days is debited automatically, once', async ({
    client,
    assert,
  }) => {
    const { owner, id } = await createApprovedReweigh(client)
    const before = await cashOf(owner)
    await advanceDueDate(id, 6)
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(await cashOf(owner), before)
    await advanceDueDate(id, 1)
    await runSweepAndJobs('shipping.settle_reweighs')
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(before - (await cashOf(owner)), DIFFERENCE)
    assert.equal(await statusOf(id), 'paid')
    await runJob(SendReweighNoticeJob, { id })
    const mail = await newestMail()
    assert.include(mail.subject, '₦180,000.00 was debited')
  })

  test('that cannot be debited waits for staff and does not hold up later ones', async ({
    client,
    assert,
  }) => {
    const stuck = await createApprovedReweigh(client)
    const later = await createApprovedReweigh(client)
    await advanceDueDate(stuck.id, 9)
    await advanceDueDate(later.id, 8)
    await recordFailedJob('shipping.collect_reweigh', { id: stuck.id })
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(await statusOf(stuck.id), 'approved')
    assert.notEqual(await statusOf(later.id), 'approved')
    assert.notInclude(await dueReweighs([stuck.id]), stuck.id)
  })

  test('that the wallet does not cover is owed, with an e-mail, until it is paid', async ({
    client,
    assert,
  }) => {
    const { owner, id } = await createApprovedReweigh(client)
    await setCash(MEMBER, 0)
    await advanceDueDate(id, 7)
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(await statusOf(id), 'owed')
    await runJob(SendReweighNoticeJob, { id })
    const mail = await newestMail()
    assert.include(mail.subject, 'You owe ₦180,000.00')
    const late = await owner('post', `/reweigh/${id}/dispute`, { dispute: REASONS })
    late.assertStatus(409)
    await setCash(MEMBER, DIFFERENCE)
    const paid = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    paid.assertStatus(200)
    assert.equal(await cashOf(owner), 0)
  })

  test('is refunded once when its shipment is voided', async ({ client, assert }) => {
    const { owner, admin, shipment, id } = await createApprovedReweigh(client)
    const before = await cashOf(owner)
    await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    const voided = await admin('delete', `/shipment/void/${shipment.id}`)
    voided.assertStatus(200)
    voided.assertBodyContains({
      message: 'Shipment voided. ₦250,000.00 went back to the wallet.',
    })
    const again = await admin('delete', `/shipment/void/${shipment.id}`)
    again.assertStatus(409)
    assert.equal(await cashOf(owner), before + LIGHT)
    assert.deepEqual(await readReweighStatuses(shipment), ['refunded'])
    const paid = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    paid.assertStatus(409)
  })

  test('that is still open is closed when its shipment is voided, and cannot be paid', async ({
    client,
    assert,
  }) => {
    const { owner, admin, shipment, id } = await createApprovedReweigh(client)
    await runJob(SendReweighNoticeJob, { id })
    await admin('delete', `/shipment/void/${shipment.id}`)
    assert.equal(await statusOf(id), 'closed')
    const paid = await owner('post', `/reweigh/${id}/pay/Wallet`, {})
    paid.assertStatus(409)
    await advanceDueDate(id, 8)
    const before = await cashOf(owner)
    await runSweepAndJobs('shipping.settle_reweighs')
    assert.equal(await cashOf(owner), before)
    await runJob(SendReweighNoticeJob, { id })
    const mail = await newestMail()
    assert.include(mail.text, 'The shipment was voided, so you do not have to pay the ₦180,000.00.')
  })
})
