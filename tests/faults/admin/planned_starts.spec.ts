import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo_wallets'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { eventually } from '#tests/support/eventually'
import { setCash } from '#tests/support/money/payouts'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { callApi, kill, signIn, startWeb, startWorker, type Web } from '../wallet/processes.js'

const MEMBER = 'member@sendam.test'

const STARTED_WITHIN_MS = 120_000

test.group('Planned start of a tariff version', (group) => {
  let web: Web
  let staff: string
  let member: string
  let zone: ShippingZone

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await seedDemoWallets()
    web = await startWeb()
    staff = await signIn(web, 'admin@sendam.test')
    member = await signIn(web, MEMBER)
    return () => kill(web.child)
  })
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
    await smallTariff()
    zone = await ShippingZone.query()
      .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
      .whereNull('archivedAt')
      .firstOrFail()
  })

  /** Creates a version that is due now and raises DHL's price to Britain to 77,000 naira. */
  async function planDueVersion(): Promise<number> {
    const begun = await callApi(web, staff, '/tariff_version', { name: 'From January' })
    const { id } = begun.body.data
    const rates = [{ aboveWeight: 0, endWeight: 30, rate: 77_000 }]
    await callApi(web, staff, `/rate?version=${id}`, { shippingZoneId: zone.id, rates })
    const startsAt = DateTime.utc().plus({ hours: 1 }).toISO()
    const planned = await callApi(web, staff, `/tariff_version/${id}/publish`, { startsAt })
    if (planned.status !== 200) throw new Error(JSON.stringify(planned.body))
    await db
      .from('tariff_versions')
      .where({ id })
      .update({ starts_at: db.raw(`now() - interval '1 second'`) })
    return id
  }

  /** Holds up a worker that starts a version: it has changed zones and rates, not their states. */
  async function stopMidway() {
    const holding = await db.transaction()
    await holding.rawQuery('lock table tariff_zone_states in share mode')
    const worker = startWorker()
    await waitUntilBlocked('write_tariff_states', STARTED_WITHIN_MS)
    return { worker, release: () => holding.rollback() }
  }

  const waitUntilLive = (id: number) =>
    eventually(async () => {
      const { number } = await db.from('tariff_versions').where({ id }).firstOrFail()
      return number !== null
    }, STARTED_WITHIN_MS)

  const readRates = async () => {
    const rows = await db.from('shipping_rates').where('zone_id', zone.id).orderBy('above_grams')
    return rows.map((row) => Number(row.rate_kobo))
  }

  test('a worker killed before the commit changes nothing; the next worker starts the version once', async ({
    assert,
    cleanup,
  }) => {
    const id = await planDueVersion()
    const before = await readRates()
    const { worker, release } = await stopMidway()
    await kill(worker)
    await release()
    assert.deepEqual(await readRates(), before)
    const planned = await db.from('tariff_versions').where({ id }).firstOrFail()
    assert.isNull(planned.number)
    assert.isNotNull(planned.starts_at)
    const next = startWorker()
    cleanup(() => kill(next))
    await waitUntilLive(id)
    assert.deepEqual(await readRates(), [77_000_00])
    const entries = await db
      .from('audit_entries')
      .where({ action: 'tariff_version.publish', subject_id: String(id) })
    assert.lengthOf(entries, 1)
  }).timeout(290_000)

  test('a start in progress blocks no booking or payment, and earlier quotes keep their price', async ({
    assert,
    cleanup,
  }) => {
    await setCash(MEMBER, 1_000_000)
    const requestQuote = async () => {
      const response = await callApi(web, member, '/shipment/check_rate', await submission())
      const { quoteId, courierRates } = response.body.data
      const dhl = courierRates.find(({ courier }: any) => courier === 'DHL')
      return { quoteId, naira: dhl.shippingRate }
    }
    const book = async (quoteId: string) => {
      const form = await submission({ preferredCourier: 'DHL', quoteId })
      const { status, body } = await callApi(web, member, '/shipment', form)
      assert.equal(status, 201, JSON.stringify(body))
      return body.data
    }
    const pay = async ({ transactionReference }: any) => {
      const path = `/shipment/${transactionReference}/make_payment/Wallet`
      const { status, body } = await callApi(web, member, path, {})
      assert.equal(status, 200, JSON.stringify(body))
    }
    const { quoteId, naira } = await requestQuote()
    assert.equal(naira, 70_000)
    const booked = await book(quoteId)
    const id = await planDueVersion()
    const { worker, release } = await stopMidway()
    cleanup(() => kill(worker))
    // While the start is uncommitted, a booking and a payment must not wait for it.
    const [late] = await Promise.all([book(quoteId), pay(booked)])
    await pay(late)
    const quoteDuringStart = await requestQuote()
    assert.equal(quoteDuringStart.naira, 70_000)
    await release()
    await waitUntilLive(id)
    const after = await book(quoteId)
    await pay(after)
    for (const { shippingRate, requoted } of [booked, late, after]) {
      assert.deepEqual({ shippingRate, requoted }, { shippingRate: 70_000, requoted: false })
    }
    const anew = await requestQuote()
    assert.equal(anew.naira, 77_000)
    const references = [booked, late, after].map((one) => one.transactionReference)
    const payments = await db
      .from('ledger_transfers')
      .where('kind', 'shipment_payment')
      .whereIn('reference', references)
    assert.lengthOf(payments, 3)
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(290_000)
})
