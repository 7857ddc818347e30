import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { seedDemoAccounts } from '#identity/demo'
import { seedReference } from '#tests/support/reference'
import { HOSTILE_TEXTS, HOSTILE_WORKBOOKS, pdfBomb } from '#tests/support/files/hostile_files'
import { pixelBomb } from '#tests/support/files/picture_file'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'
import { kill, signIn, startWeb, type Web } from '../wallet/processes.js'

/** Longest time in milliseconds that another request may wait while a file is read. */
const LONGEST_MILLISECONDS = 300

/** Returns the CPU time of the main thread in milliseconds; other programs do not increase it. */
function readCpuMs({ child: { pid } }: Web): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user! + system!) * 10
}

/** Opens a new connection: while the test builds a file, the server may close an idle one. */
const FRESH = { connection: 'close' }

const SHEETS = '/shipment/batch/sheet'
const ADDRESSES = '/addressBook/import'
const PRICES = '/rate/file/courier/DHL/preview'
const WEIGHTS = '/reweigh/invoice'
const INVOICES =
  '/carrier_invoice/preview?carrier=dhl&number=H1&day=2026-01-01&currency=NGN&total=1'

const FILES = [...HOSTILE_WORKBOOKS, ...HOSTILE_TEXTS].flatMap((file) =>
  [SHEETS, ADDRESSES, PRICES, WEIGHTS, INVOICES].map((path) => ({ ...file, path }))
)

test.group('A hostile file', (group) => {
  let web: Web
  let shop: string
  let staff: string

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await smallTariff()
    web = await startWeb()
    shop = await signIn(web, 'owner@acme.test')
    staff = await signIn(web, 'admin@sendam.test')
    return () => kill(web.child)
  })

  async function send(path: string, bytes: Buffer, method = 'POST') {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), 'file')
    const authorization = [SHEETS, ADDRESSES].includes(path) ? shop : staff
    const url = `${web.address}/api/v1${path}`
    const answer = await fetch(url, { method, headers: { authorization, ...FRESH }, body })
    return { status: answer.status, body: (await answer.json()) as any }
  }

  /** Waits for `work`; returns its answer and how long the slowest other request took meanwhile. */
  async function measureLongestWait<Answer>(work: Promise<Answer>) {
    let isDone = false
    const answer = work.finally(() => (isDone = true))
    answer.catch(() => {})
    let longest = 0
    while (!isDone) {
      const [start, before] = [performance.now(), readCpuMs(web)]
      const other = await fetch(`${web.address}/api/v1/locations/NG`, { headers: FRESH })
      await other.arrayBuffer()
      const waited = Math.min(performance.now() - start, readCpuMs(web) - before)
      longest = Math.max(longest, waited)
      await pause(10)
    }
    return { answer: await answer, longest }
  }

  test('{what}, sent to {path}, delays no other request')
    .with(FILES)
    .run(async ({ assert }, { path, bytes, says }) => {
      const { answer, longest } = await measureLongestWait(send(path, bytes()))
      const { message } = answer.body.errors?.[0] ?? answer.body
      assert.include([200, 201, 422], answer.status, message)
      if (path === SHEETS && answer.status === 422) assert.match(message, says)
      assert.isBelow(longest, LONGEST_MILLISECONDS)
    })

  test('a picture of 60,000 by 60,000 pixels delays no other request', async ({ assert }) => {
    const bomb = pixelBomb(60_000, 60_000)
    const { id } = await makeShipment({ status: 'BOOKED', courierDriver: 'manual' })
    for (const [path, method] of [
      ['/brand/logo', 'PUT'],
      [`/by_hand/${id}/label`, 'POST'],
    ] as const) {
      const { answer, longest } = await measureLongestWait(send(path, bomb, method))
      assert.equal(answer.status, 422, path)
      assert.isBelow(longest, LONGEST_MILLISECONDS, path)
    }
  })

  test('a PDF that unpacks to hundreds of megabytes delays no other request', async ({
    assert,
  }) => {
    const { id } = await makeShipment({ status: 'BOOKED', courierDriver: 'manual' })
    const bomb = pdfBomb(400_000_000)
    const { answer, longest } = await measureLongestWait(send(`/by_hand/${id}/label`, bomb))
    assert.equal(answer.status, 422)
    assert.isBelow(longest, LONGEST_MILLISECONDS)
  })

  test('a workbook sent twenty times at once is read in turn, and the process survives', async ({
    assert,
  }) => {
    const bytes = HOSTILE_WORKBOOKS[6].bytes()
    const all = Promise.all(Array.from({ length: 20 }, () => send(SHEETS, bytes)))
    const { answer: answers, longest } = await measureLongestWait(all)
    for (const { status } of answers) assert.include([422, 503], status)
    assert.isBelow(longest, LONGEST_MILLISECONDS)
    assert.isNull(web.child.exitCode)
  })
})
