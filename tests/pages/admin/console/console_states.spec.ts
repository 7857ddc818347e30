import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import db from '@adonisjs/lucid/services/db'
import { smallTariff } from '#tests/support/tariff'
import { assertClean, LARGE, takeScreenshot } from '#tests/browser/page_checks'

interface Table {
  name: string
  path: string
  prop: string
  loading: string
  error: string
  row: string
}

const TABLES: Table[] = [
  {
    name: 'zones',
    path: '/admin/zones/export',
    prop: 'zones',
    loading: 'Loading zones... Please wait!',
    error: 'Could not load zones. Please try again.',
    row: 'United Kingdom',
  },
  {
    name: 'organizations',
    path: '/admin/config/organizations',
    prop: 'records',
    loading: 'Loading organizations... Please wait!',
    error: 'Could not load organizations. Please try again.',
    row: 'ACME Foods',
  },
  {
    name: 'billing groups',
    path: '/admin/config/billingGroups',
    prop: 'groups',
    loading: 'Loading billing groups... Please wait!',
    error: 'Could not load billing groups. Please try again.',
    row: 'Preferred Businesses',
  },
  {
    name: 'lists',
    path: '/admin/config/lists',
    prop: 'entries',
    loading: 'Loading the list... Please wait!',
    error: 'Could not load the list. Please try again.',
    row: 'Clothing',
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    prop: 'entries',
    loading: 'Loading the audit log... Please wait!',
    error: 'Could not load the audit log. Please try again.',
    row: 'Tunde Bakare',
  },
]

async function addAuditEntry() {
  const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
  const subject = { kind: 'user', id: 7 } as const
  await db.transaction((trx) => recordAudit(trx, { actorId, action: 'user.block', subject }))
}

type Outcome = 'none' | 'abort'

/** Holds the request for the rows until the test decides its outcome. */
async function holdRows(page: Page, prop: string) {
  const outcome = Promise.withResolvers<Outcome>()
  const none = { data: [], metadata: { total: 0 } }
  const hold = async (route: Route) => {
    const deferredProps = route.request().headers()['x-inertia-partial-data'] ?? ''
    if (!deferredProps.split(',').includes(prop)) return route.fallback()
    if ((await outcome.promise) === 'abort') return route.abort()
    const response = await route.fetch()
    const answer = await response.json()
    const rows = { ...answer.props[prop], ...none }
    return route.fulfill({
      response,
      json: { ...answer, props: { ...answer.props, [prop]: rows } },
    })
  }
  await page.route('**', hold)
  return { decide: outcome.resolve, release: () => page.unroute('**', hold) }
}

test.group('Console tables', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    await addAuditEntry()
  })
  group.each.timeout(240_000)

  test('show their loading, empty, failed and filled states', async ({ visitAs, assert }) => {
    const page = await visitAs('/admin/home', 'admin@sendam.test')
    await page.setViewportSize(LARGE)
    for (const { name, path, prop, loading, error, row } of TABLES) {
      const table = page.getByRole('main')
      const open = () => page.goto(new URL(path, page.url()).href)
      const empty = await holdRows(page, prop)
      await open()
      await table.getByText(loading).first().waitFor()
      await takeScreenshot(page, `state_${name}_loading`)
      empty.decide('none')
      await table.getByText('No records found!').waitFor()
      await assertClean(page, assert)
      await takeScreenshot(page, `state_${name}_empty`)
      await empty.release()

      const broken = await holdRows(page, prop)
      broken.decide('abort')
      await open()
      await table.getByText(error).waitFor()
      await assertClean(page, assert)
      await takeScreenshot(page, `state_${name}_failed`)
      await broken.release()
      await table.getByRole('button', { name: 'Retry' }).click()
      await table.getByRole('cell', { name: row }).first().waitFor()
      await takeScreenshot(page, `state_${name}_full`)
      await table.getByRole('button', { name: 'Print' }).waitFor()
    }
  })
})
