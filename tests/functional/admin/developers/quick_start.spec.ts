import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { findGuide } from '#admin/developers/guides/guide'
import { renderGuideMarkdown } from '#admin/developers/guides/render_guide'
import { seedDemoWallets } from '#wallet/demo_wallets'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import Shipment from '#shipping/shipment/models/shipment'
import { runJob } from '#tests/support/jobs'
import { smallTariff } from '#tests/support/tariff'

const GUIDE = 'quick-start'
const hasShell = ['bash', 'curl'].every((tool) => !spawnSync(tool, ['--version']).error)
const QUIETLY = 'curl() { command curl -sS "$@"; }\n'
const MARK = '---'
/** Waits for the line that the test writes to the pipe once it has booked the parcel. */
const UNTIL_BOOKED = 'read -r < booked'

/** The guide's shell steps, without the key setup and the commands for another terminal. */
function stepsOfGuide(): string[] {
  const { markdown } = findGuide(GUIDE)!
  const text = renderGuideMarkdown(markdown)
    .replace('<your e-mail>', 'member@sendam.test')
    .replace('<your password>', 'Sendam#2026')
  const blocks = [...text.matchAll(/```sh[^\n]*\n([^]*?)```/g)]
  const steps = blocks.map(([, code]) => code!).filter((code) => /\bcurl\b/.test(code))
  return steps.map((step) => (step.includes('-fo label.pdf') ? `${UNTIL_BOOKED}\n${step}` : step))
}

/** The guide pays for the parcel in this step. */
const PAID_AFTER = 3

/** Runs the steps in a shell; the test books the paid parcel as the worker does. */
async function runInShell(steps: string[], folder: string): Promise<string> {
  spawnSync('mkfifo', [join(folder, 'booked')])
  const pipe = await open(join(folder, 'booked'), 'r+')
  const script = QUIETLY + steps.join(`\necho; echo ${MARK}\n`)
  const shell = spawn('bash', ['-euc', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let booked: Promise<void> | null = null
  shell.stdout.on('data', (piece: Buffer) => {
    output += piece.toString()
    if (output.split(MARK).length <= PAID_AFTER) return
    booked ??= bookTheNewest().then(
      () => void pipe.write('\n'),
      () => void shell.kill()
    )
  })
  const [exitCode] = await once(shell, 'close')
  await booked
  await pipe.close()
  if (exitCode !== 0) throw new Error(`The shell ended with ${exitCode}: ${output}`)
  return output
}

async function newestShipment() {
  return Shipment.query().orderBy('id', 'desc').firstOrFail()
}

async function bookTheNewest() {
  const { id } = await newestShipment()
  await runJob(BookWithCourierJob, { shipmentId: id })
}

test.group('The quick start guide', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('leads from a price to a label file and a webhook when typed as printed')
    .skip(!hasShell, 'bash or curl is not installed')
    .run(async ({ assert, cleanup }) => {
      const folder = await mkdtemp(join(tmpdir(), 'quick-start-'))
      cleanup(() => rm(folder, { recursive: true }))

      const output = await runInShell(stepsOfGuide(), folder)
      const [key, price, booking, label, track, endpoint, trial] = output.split(MARK)
      const shipment = await newestShipment()
      assert.match(key!, /^sdm_test_/)
      assert.isAbove(JSON.parse(price!).data.courierRates.length, 0)
      assert.equal(JSON.parse(booking!).data.trackingNumber, shipment.trackingNumber)
      assert.isBelow(shipment.organizationId, 0)
      const paper = await readFile(join(folder, 'label.pdf'))
      assert.equal(paper.subarray(0, 5).toString(), '%PDF-', label)
      assert.include(track, `"trackingNumber":${shipment.trackingNumber}`)
      assert.match(JSON.parse(endpoint!).data.secret, /^whsec_/)
      assert.isString(JSON.parse(trial!).message, trial)
    })

  test('is linked from the README', ({ assert }) => {
    const text = readFileSync(app.makePath('README.md'), 'utf8')
    assert.include(text, `/developers/${GUIDE}>`)
    assert.notInclude(text, '/login')
  })
})
