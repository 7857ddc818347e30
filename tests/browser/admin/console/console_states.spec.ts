import { test } from '@japa/runner'
import type { Page } from 'playwright'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoAccounts } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import db from '@adonisjs/lucid/services/db'
import { smallTariff } from '#tests/support/tariff'
import { assertClean, LARGE, picture } from '#tests/browser/looking'
import { search } from '#tests/browser/admin/tariffs/zones/zone_screen'

interface Table {
  name: string
  path: string
  /** Part of the address that its rows come from. */
  call: string
  loading: string
  error: string
  /** Somewhere in a row of it. */
  row: string
  /** What asks for the rows, where opening the page does not. */
  ask?: (page: Page) => Promise<void>
}

const TABLES: Table[] = [
  {
    name: 'zones',
    path: '/admin/zones/export',
    call: '/shippingZone/international/Export/DHL',
    loading: 'Loading zones... Please wait!',
    error: 'Could not load zones. Please try again.',
    row: 'United Kingdom',
    ask: (page) => search(page, 'DHL', 'All'),
  },
  {
    name: 'organizations',
    path: '/admin/config/organizations',
    call: '/organization/all?',
    loading: 'Loading organizations... Please wait!',
    error: 'Could not load organizations. Please try again.',
    row: 'ACME Foods',
  },
  {
    name: 'billing groups',
    path: '/admin/config/billingGroups',
    call: '/billingGroup/all?',
    loading: 'Loading billing groups... Please wait!',
    error: 'Could not load billing groups. Please try again.',
    row: 'Preferred Businesses',
  },
  {
    name: 'lists',
    path: '/admin/config/lists',
    call: '/reference/item_category',
    loading: 'Loading the list... Please wait!',
    error: 'Could not load the list. Please try again.',
    row: 'Clothing',
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    call: '/api/v1/audit?',
    loading: 'Loading the audit log... Please wait!',
    error: 'Could not load the audit log. Please try again.',
    row: 'Tunde Bakare',
  },
]

async function entryOfToday() {
  const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
  const subject = { kind: 'user', id: 7 } as const
  await db.transaction((trx) => recordAudit(trx, { actorId, action: 'user.block', subject }))
}

type Fate = 'none' | 'abort'

/** Keeps the calls for the rows waiting, until somebody decides what becomes of them. */
async function holdRows(page: Page, call: string) {
  const fate = Promise.withResolvers<Fate>()
  const isCall = (url: URL) => url.href.includes(call)
  await page.route(isCall, async (route) => {
    if ((await fate.promise) === 'abort') return route.abort()
    return route.fulfill({ json: { data: [], metadata: { total: 0 } } })
  })
  return { decide: fate.resolve, release: () => page.unroute(isCall) }
}

test.group('The tables of the console in each of their states', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    await seedDemoAccounts()
    await smallTariff()
    await entryOfToday()
  })
  group.each.timeout(240_000)

  test('loading, empty, failed and full', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.setViewportSize(LARGE)
    for (const { name, path, call, loading, error, row, ask } of TABLES) {
      const table = page.getByRole('main')
      const open = async () => {
        await page.goto(new URL(path, page.url()).href)
        await ask?.(page)
      }
      const empty = await holdRows(page, call)
      await open()
      await table.getByText(loading).first().waitFor()
      await picture(page, `state_${name}_loading`)
      empty.decide('none')
      await table.getByText('No records found!').waitFor()
      await assertClean(page, assert)
      await picture(page, `state_${name}_empty`)
      await empty.release()

      const broken = await holdRows(page, call)
      broken.decide('abort')
      await open()
      await table.getByText(error).waitFor()
      await assertClean(page, assert)
      await picture(page, `state_${name}_failed`)
      await broken.release()
      await table.getByRole('button', { name: 'Retry' }).click()
      await table.getByRole('cell', { name: row }).first().waitFor()
      await picture(page, `state_${name}_full`)
      await table.getByRole('button', { name: 'Print' }).waitFor()
    }
  })
})
