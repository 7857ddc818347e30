import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { listNamedRoutes } from '#identity/access/route_table'
import { findViewOfPath, type ShellView } from '#identity/sessions/view_mode'
import { pathOf } from '#tests/support/routes/route_path'
import { findCurrentEntry, findPages, shellEntries } from '#tests/support/shell_modules'
import { openTestSession } from '#tests/support/developers/test_data'
import { PageSession } from './page_session.js'

const ADMIN = 'admin@sendam.test'
const OWNER = 'owner@acme.test'

const listPages = () =>
  listNamedRoutes().filter(
    ({ method, pattern }) => method === 'GET' && /^\/(base|admin)\//.test(pattern)
  )

/** The shared props of a reader's pages, which decide what the navigation lists. */
async function readerOf(session: PageSession) {
  const { props } = await session.visit('/base/home')
  return props
}

/** Pages without an entry. */
function listHomeless(view: ShellView, paths: string[], reader: Parameters<typeof findPages>[2]) {
  const entries = shellEntries(view, reader)
  return paths.filter((path) => !findCurrentEntry(entries, path))
}

test.group('The navigation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has an entry for every page of a customer, live and in test mode', async ({ assert }) => {
    const own = listPages().filter(({ by }) => by === 'signedIn')
    const paths = own.map(({ pattern }) => pathOf(pattern)).filter((path) => /^\/base/.test(path))
    assert.isAbove(paths.length, 40)
    for (const email of [OWNER, 'member@sendam.test']) {
      const reader = await readerOf(await PageSession.signedIn(email))
      // Only businesses have a team; others are sent home from there.
      const team = email === OWNER ? [] : ['/base/members', '/base/members/activity']
      assert.deepEqual(listHomeless('dashboard', paths, reader), team)
    }
    const everywhere = own.filter(({ liveOnly, pattern }) => !liveOnly && !/^\/admin/.test(pattern))
    const inTest = await readerOf(await openTestSession('member@sendam.test'))
    const kept = everywhere.map(({ pattern }) => pathOf(pattern))
    assert.deepEqual(listHomeless('dashboard', kept, inTest), [])
  })

  test('has an entry for every page of staff, in the view that the page opens', async ({
    assert,
  }) => {
    const reader = await readerOf(await PageSession.signedIn(ADMIN))
    const paths = listPages().map(({ pattern }) => pathOf(pattern))
    const ofView = (view: ShellView) =>
      paths.filter((path) => [view, null].includes(findViewOfPath(path)))
    assert.deepEqual(listHomeless('admin', ofView('admin'), reader), [])
    const team = ['/base/members', '/base/members/activity']
    assert.deepEqual(listHomeless('dashboard', ofView('dashboard'), reader), team)
  })

  test('leads to no page twice, to none that its reader may not open, and out of no view', async ({
    assert,
  }) => {
    for (const [view, session] of [
      ['dashboard', await PageSession.signedIn(OWNER)],
      ['dashboard', await PageSession.signedIn('member@sendam.test')],
      ['dashboard', await openTestSession('member@sendam.test')],
      ['dashboard', await PageSession.signedIn(ADMIN)],
      ['admin', await PageSession.signedIn(ADMIN)],
    ] as const) {
      const entries = shellEntries(view, await readerOf(session))
      assert.isAtMost(entries.length, view === 'admin' ? 14 : 9)
      const hrefs = entries.flatMap(({ href, pages }) =>
        (pages ?? [{ href }]).map((one) => one.href)
      )
      assert.deepEqual(hrefs, [...new Set(hrefs)])
      for (const href of hrefs) {
        const { component, props } = await session.visit(href)
        assert.notMatch(component, /errors/, href)
        // Staff approve in the console what they began in live mode.
        assert.equal(props.appView, href === '/admin/approvals' ? 'admin' : view, href)
      }
    }
  })

  test('is drawn narrow for a browser that collapsed it', async ({ assert }) => {
    const page = await PageSession.signedIn(OWNER)
    const wide = await readerOf(page)
    page.setCookie('navigation', 'narrow')
    const narrow = await readerOf(page)
    assert.deepEqual([wide.isNavigationNarrow, narrow.isNavigationNarrow], [false, true])
  })

  test('is drawn in the theme that was chosen in this browser', async ({ assert }) => {
    const page = await PageSession.signedIn(OWNER)
    const drawn = async () => {
      const response = await page.get('/base/home')
      return /<html [^>]*>/.exec(await response.text())![0]
    }
    assert.equal(await drawn(), '<html lang="en-NG">')
    page.setCookie('theme', 'dark')
    assert.equal(await drawn(), '<html lang="en-NG" data-theme="dark">')
    page.setCookie('theme', 'pink')
    assert.equal(await drawn(), '<html lang="en-NG">')
  })
})

test.group('The search for pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const find = (reader: Parameters<typeof findPages>[2], view: ShellView) => (typed: string) =>
    findPages(typed, view, reader).flatMap(({ destinations }) =>
      destinations.map(({ title }) => title)
    )

  test("knows a customer's pages by the names of the specification", async ({ assert }) => {
    const reader = await readerOf(await PageSession.signedIn(OWNER))
    const findTitles = find(reader, 'dashboard')
    for (const [typed, title] of [
      ['Book New Shipment', 'Book Shipment'],
      ['Shipping Rates', 'Check Rates'],
      ['Track Shipment', 'Track'],
      ['Past Shipments', 'Past Shipments'],
      ['Fund Wallet', 'Fund Wallet'],
      ['Transaction History', 'Transaction History'],
      ['Referral Program', 'Referral Program'],
      ['Business Profile', 'Business Profile'],
      ['My Products', 'Products'],
      ['Products Setup', 'Products'],
      ['Branded Tracking Page', 'Branded Tracking'],
      ['Branded Notifications', 'Notifications'],
      ['Change Password', 'Settings'],
      ['wallet', 'My Wallet'],
    ] as const) {
      assert.include(findTitles(typed), title, typed)
    }
    assert.deepEqual(findTitles('tracking'), ['Track', 'Branded Tracking'])
  })

  test('knows the pages of staff by what they do there', async ({ assert }) => {
    const reader = await readerOf(await PageSession.signedIn(ADMIN))
    const findTitles = find(reader, 'admin')
    assert.includeMembers(findTitles('rates'), ['Prices', 'Check Rates'])
    for (const typed of ['International Zones / Rates', 'City Zones', 'Local Zones / Rates'])
      assert.deepEqual(findTitles(typed), ['Prices'], typed)
    assert.include(findTitles('Tariff Versions'), 'Versions')
    assert.deepEqual(findTitles('credit wallet'), ['Users'])
    assert.deepEqual(findTitles('User Account Management'), ['Users'])
    assert.deepEqual(findTitles('import requests'), ['Import Requests'])
  })
})
