import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { createBackup } from '#admin/backup/create_backup'
import { setTriggers, listTables } from '#admin/backup/backup_tables'
import { repairFigures } from '#admin/console/figure_verification'
import Image from '#branding/images/image'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { payShipment } from '#shipping/billing/pay_shipment'
import { runAce, SecondDatabase, makeFolder, removeFolder } from '#tests/support/backups'
import { eventually } from '#tests/support/eventually'
import { findCaller, setCash } from '#tests/support/money/payouts'
import { person } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'
import { ACME, Caller, OWNER } from '#tests/functional/branding/business/calls'

/** These payments are committed, so the payers are people no other test uses. */
let payers: string[] = []

test.group('A backup while the product is in use', (group) => {
  let folder = ''
  let beside: SecondDatabase

  group.setup(async () => {
    const people = [await person(), await person(), await person()]
    payers = people.map(({ email }) => email)
    folder = makeFolder()
    beside = await SecondDatabase.create()
    const { version } = await Organization.findOrFail(ACME)
    return async () => {
      await restoreState(version)
      await Image.query().delete()
      await beside.drop()
      removeFolder(folder)
    }
  })

  test('holds every payment and picture whole, and every row of it can be restored', async ({
    assert,
  }) => {
    const traffic = new Traffic()
    await traffic.begin()
    const before = await payments()
    const backup = await createBackup({ folder, lead: (file) => traffic.slow(file) })
    const after = await payments()
    await traffic.end()
    assert.isAbove(after, before)
    assert.equal(backup.missing, 0)

    const store = join(folder, 'elsewhere')
    const env = { DATABASE_URL: beside.url, SENDAM_ROOT: store }
    const { code, output } = await runAce(['restore', backup.path], env)
    assert.equal(code, 0, output)
    assert.include(
      output,
      `${backup.rows} rows of ${backup.tables} tables and ${backup.files} files`
    )
    assert.include(output, 'The ledger has no faults')

    const [[restored]] = (await beside.query(PAYMENTS)) as [[number]]
    assert.isTrue(restored >= before && restored <= after, `${before} ≤ ${restored} ≤ ${after}`)
    const keys = (await beside.query('select file_key from images')) as [string][]
    assert.isAbove(keys.length, 0)
    for (const [key] of keys) assert.isAbove(readFileSync(join(store, 'storage', key)).length, 0)
    await assert.rejects(
      () => beside.query('update ledger_entries set amount_kobo = 0'),
      /append-only/
    )
    const partitions = `select name, lower, upper from partitions_of('ledger_entries') order by 1`
    const here = await queryRows<{ name: string; lower: string; upper: string }>(db, partitions)
    assert.isAbove(here.length, 3)
    assert.deepEqual(
      await beside.query(partitions),
      here.map(({ name, lower, upper }) => [name, lower, upper])
    )
    const [[free]] = (await beside.query(`select nextval('shipments_id_seq')::int > max(id)
      from shipments`)) as [[boolean]]
    assert.isTrue(free)
  })

  test('holds back file removals until it is done; the next sweep removes the files', async ({
    assert,
  }) => {
    const { holdRemovals } = await import('#shared/uploads/held_removals')
    const { sweepImages } = await import('#branding/images/sweep_images')
    const owner = await Caller.of(OWNER)
    const path = `/business/logo/${ACME}`
    await owner.upload('PUT', path)
    const { fileKey } = await Image.findByOrFail('organizationId', ACME)
    const tomorrow = Date.now() + 25 * 60 * 60 * 1000
    await db.transaction(async (trx) => {
      await holdRemovals(trx)
      const replaced = await owner.upload('PUT', path)
      assert.equal(replaced.status, 200)
      await sweepImages(tomorrow)
      assert.isTrue(await drive.use().exists(fileKey))
    })
    await sweepImages(tomorrow)
    assert.isFalse(await drive.use().exists(fileKey))
  })
})

/** Deletes all money and parcels. The triggers that forbid this are off meanwhile. */
async function restoreState(version: number) {
  await db.transaction(async (trx) => {
    const tables = await listTables(trx)
    const names = tables.map(({ name }) => name)
    await setTriggers(trx, names, 'disable')
    await trx.rawQuery('truncate shipments, ledger_transfers, ledger_entries cascade')
    await trx.from('ledger_accounts').update({ balance_kobo: 0 })
    await trx.from('organizations').where('id', ACME).update({ logo_image_id: null, version })
    await setTriggers(trx, names, 'enable')
  })
  // The triggers were off, so the figures still count the parcels.
  await repairFigures()
}

const PAYMENTS = `select count(*)::int from ledger_transfers where kind = 'shipment_payment'`

async function payments(): Promise<number> {
  const { rows } = await db.rawQuery(PAYMENTS)
  return rows[0].count
}

/** People who pay for parcels continuously, and one who keeps changing the logo. */
class Traffic {
  #goesOn = true
  #done: number[] = []
  #lanes: Promise<void>[] = []

  async begin() {
    const owner = await Caller.of(OWNER)
    const everybody = [
      ...payers.map((payer) => () => pay(payer)),
      () => owner.upload('PUT', `/business/logo/${ACME}`),
    ]
    for (const payer of payers) await setCash(payer, 1_000_000)
    // One after the other, because the first payer creates rows that all of them share.
    for (const act of everybody) await act()
    this.#done = everybody.map(() => 0)
    this.#lanes = everybody.map((act, lane) => this.#repeat(lane, act))
  }

  /** A disk that accepts each write only after every payer and the owner have acted again. */
  slow(file: Writable): Writable {
    return new Writable({
      write: (piece, encoding, done) => {
        this.#round().then(() => file.write(piece, encoding, done), done)
      },
      final: (done) => void file.end(done),
    })
  }

  async end() {
    this.#goesOn = false
    await Promise.all(this.#lanes)
  }

  async #repeat(lane: number, act: () => Promise<unknown>) {
    for (; this.#goesOn; this.#done[lane]!++) await act()
  }

  async #round() {
    const before = [...this.#done]
    await eventually(() => this.#done.every((count, lane) => count > before[lane]!))
  }
}

async function pay(owner: string) {
  const caller = await findCaller(owner)
  const { transactionReference } = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    owner,
    shippingNaira: 10,
  })
  await db.transaction((trx) => payShipment(trx, caller, transactionReference, { balance: 'cash' }))
}
