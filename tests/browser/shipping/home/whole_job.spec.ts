import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Shipment from '#shipping/shipment/models/shipment'
import {
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  LONDON,
  next,
  payFromWallet,
  signIn,
} from '#tests/browser/shipping/booking/booking_page'
import { eventually } from '#tests/support/eventually'

/** Starts the product's worker; its sandbox courier delivers without delay. */
function startWorker(): ChildProcess {
  return spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/worker.ts'], {
    cwd: app.makePath(),
    env: { ...process.env, SANDBOX_COURIER_PACE_SECONDS: '0', COURIER_FOLLOW_EVERY: '1s' },
    stdio: 'ignore',
  })
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function loadTariff() {
  ace.ui.switchMode('raw')
  for (const command of ['seed:zones', 'seed:rates']) await ace.exec(command, [])
  ace.ui.switchMode('normal')
}

test.group('A first shipment in a browser', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
    await loadTariff()
  })

  test('a customer checks rates, books, pays and tracks the parcel until its delivery', async ({
    visit,
    assert,
    cleanup,
  }) => {
    // Needs a browser: the journey crosses several documents while a worker runs.
    const worker = startWorker()
    cleanup(() => stop(worker))

    const page = await visit('/')
    await page.getByRole('link', { name: 'Check Rates' }).first().click()
    await page.getByLabel('Destination Country').selectOption('GB')
    await page.getByLabel('Package Weight').fill('1.2')
    await page.getByRole('button', { name: 'Check Rates' }).click()
    await page.getByRole('heading', { name: 'Nigeria to United Kingdom' }).waitFor()
    await page.getByRole('link', { name: 'Book Shipment' }).click()
    await signIn(page, 'member@sendam.test')

    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await addPackage(page, '1.2', 'Cotton shirts', '7,500')
    await next(page)
    await next(page)
    await heading(page, 'Courier')
    await page.getByRole('radio', { name: /^DHL/ }).check()
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')

    const { trackingNumber } = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    await page.getByRole('link', { name: 'Track this shipment' }).click()
    await page.getByRole('heading', { name: 'Track Shipment' }).waitFor()
    await eventually(async () => {
      await page.goto(`${new URL(page.url()).origin}/track/${trackingNumber}`)
      return page.getByText('Date Delivered').isVisible()
    }, 60_000)
    await page.assertTextContains('main', 'Package Delivered')
    await page.assertTextContains('main', 'Nigeria')
    await page.assertTextContains('main', 'United Kingdom')

    const delivered = await Shipment.findByOrFail('trackingNumber', trackingNumber)
    assert.equal(delivered.status, 'DELIVERED')
    assert.isNotNull(delivered.waybillNumber)
    assert.deepEqual(await findLedgerFaults(), [])
  })
})
