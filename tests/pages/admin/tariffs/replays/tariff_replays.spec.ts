import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { createDraft } from '#admin/tariffs/versions/tariff_drafts'
import { claimReplay } from '#admin/tariffs/replays/replay_leases'
import { continueReplay } from '#admin/tariffs/replays/run_replays'
import { Caller } from '#identity/sessions/caller'
import { addSums } from '#tests/functional/admin/tariffs/replays/many_sums'
import { makeReplayHistory } from '#tests/browser/admin/tariffs/replays/replayed_history'
import { LARGE, assertCleanEverywhere, waitForHydration } from '#tests/browser/page_checks'
import { smallTariff } from '#tests/support/tariff'
import { runSweep } from '#tests/support/jobs'

const ADMIN = 'admin@sendam.test'

async function createDearerDraft() {
  const user = await User.findByOrFail('email', ADMIN)
  const { organization } = await user.homeMembership()
  const caller = new Caller(user, organization)
  const draft = await createDraft(caller, { name: 'Dearer to Britain', from: null })
  await db
    .from('draft_rates')
    .where('tariff_version_id', draft.id)
    .update({
      rate_kobo: db.raw(`case when rate_kobo = 20000000 then 23000000 else rate_kobo end`),
    })
  return draft
}

/** Rows added to those of the replay: two lanes, a customer who pays more, two courier changes. */
const LONG_LISTS = [
  { part: 'lane', key: 'L#', count: 70 },
  { part: 'customer', key: 'user 9#', count: 51 },
  { part: 'cheapest', key: 'DHL>ARAMEX>u9#', count: 55 },
]

test.group('Tariff replay pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('a long list says how many rows it omits', async ({ visitAs, assert }) => {
    await makeReplayHistory()
    const draft = await createDearerDraft()
    const page = await visitAs(`/admin/tariffs/${draft.id}/replay`, ADMIN)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.waitForURL(/\/replay\/\d+/)
    await runSweep('admin.run_replays')
    await page.getByText('Rates and surcharges by this version').waitFor()
    const id = Number(page.url().match(/replay\/(\d+)/)![1])
    for (const sums of LONG_LISTS) await addSums(id, sums)
    await page.goto(`${page.url()}?by=lane`)
    await page
      .getByText('The first 60 of 72. The CSV has them all. The totals above include all.')
      .waitFor()
    await page.getByText('The first 50 of 52. The CSV has them all.').waitFor()
    await page.getByText('The first 50 of 57. The CSV has them all.').waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_replay_long')
  })

  test('a running replay is cancelled after a confirmation, and says so', async ({
    visitAs,
    assert,
  }) => {
    await makeReplayHistory()
    const draft = await createDearerDraft()
    const page = await visitAs(`/admin/tariffs/${draft.id}/replay`, ADMIN)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByText('Queued', { exact: true }).waitFor()
    const claim = await claimReplay()
    await continueReplay(claim!, { size: 3, pages: 1 })
    await page.getByText('3 of 4 shipments, 75 %').waitFor()

    const cancel = page.getByRole('button', { name: 'Cancel the Replay' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel the Replay' })
    const question = dialog.getByText('we keep none of its figures')
    await dialog.getByRole('button', { name: 'Keep It' }).click()
    await question.waitFor({ state: 'hidden' })
    await cancel.click()
    await page.waitForURL(/cancel=1/)
    await question.waitFor()
    await assertCleanEverywhere(page, assert, 'tariff_replay_cancel')
    await page.setViewportSize(LARGE)
    await dialog.getByRole('button', { name: 'Cancel It' }).click()
    await page.getByText(/^Cancelled by .+ at \d\d:\d\d [AP]M on /).waitFor()
    await page.getByText('It had priced 3 of 4 shipments. No figures were kept.').waitFor()
    await question.waitFor({ state: 'hidden' })
    assert.notMatch(page.url(), /cancel=/)
    assert.equal(await cancel.count(), 0)
    await assertCleanEverywhere(page, assert, 'tariff_replay_cancelled')
    await page.setViewportSize(LARGE)

    await continueReplay(claim!)
    await page.getByRole('link', { name: 'Replays' }).click()
    await page.getByText(/, cancelled by /).waitFor()
    await page.getByText('Cancelled', { exact: true }).waitFor()
  })

  test('a replay that finishes before the cancellation says so', async ({ visitAs }) => {
    await makeReplayHistory()
    const draft = await createDearerDraft()
    const page = await visitAs(`/admin/tariffs/${draft.id}/replay`, ADMIN)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByRole('button', { name: 'Cancel the Replay' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the Replay' })
    await page.route('**/api/v1/tariff_version/*/replay/*', async (route) => {
      await runSweep('admin.run_replays')
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Cancel It' }).click()
    await page.getByText('This replay has already ended.').waitFor()
    await page.getByText('Rates and surcharges by this version').waitFor()
  })

  test('staff start a replay with extra changes, follow it, and compare it with the replay without them', async ({
    visitAs,
    assert,
  }) => {
    await makeReplayHistory()
    const draft = await createDearerDraft()

    const page = await visitAs(`/admin/tariffs/${draft.id}`, ADMIN)
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Replay' }).click()
    await page.getByText('This version has not been replayed yet.').waitFor()
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByText('Waiting for its turn.').waitFor()
    await runSweep('admin.run_replays')
    await page.getByText('Rates and surcharges by this version').waitFor()
    await page.getByText('+₦30,000.00, +4.4 %, against ₦685,000.00').waitFor()
    await page.getByText('₦70,000.00 by the live tariff. Cost known for 1 of 4').waitFor()
    await page.getByLabel('Grouping', { exact: true }).selectOption('lane')
    await page.getByRole('cell', { name: 'NG to GH' }).waitFor()
    assert.match(page.url(), /by=lane/)
    const changed = page.getByRole('row', { name: /^FedEx/ })
    assert.match(await changed.innerText(), /FedEx\s+UPS\s+3/)
    // The row shows the customer's name, and the number of shipments.
    await page.getByRole('row', { name: 'ACME Foods FedEx UPS 2' }).waitFor()
    await page.getByText(/The live tariff is version \d+, “.+”, which was live when/).waitFor()
    for (const [list, address] of [
      ['by lane', /totals\.csv\?by=lane$/],
      ['who pays more', /customers\.csv$/],
      ['customers with a different cheapest courier', /courier_changes\.csv$/],
    ] as const) {
      const file = page.getByRole('link', { name: `Download CSV: ${list}` })
      assert.match((await file.getAttribute('href'))!, address)
    }
    await assertCleanEverywhere(page, assert, 'tariff_replay')
    await page.setViewportSize(LARGE)

    await page.getByRole('link', { name: 'Replays' }).click()
    const fuel = page.getByLabel('Fuel surcharge, slider')
    await fuel.focus()
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
    await page.getByLabel('Courier', { exact: true }).selectOption('DHL')
    await page.getByLabel('Change of a lane', { exact: true }).fill('-10')
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByText('Please choose the lane that changes').waitFor()
    await page.getByLabel('Lane', { exact: true }).selectOption('NG-GH')
    await assertCleanEverywhere(page, assert, 'tariff_replays')
    await page.setViewportSize(LARGE)
    await page.getByRole('button', { name: 'Start the Replay' }).click()
    await page.getByText('Fuel 10 % with DHL, NG to GH -10 %.').waitFor()
    await runSweep('admin.run_replays')
    // 10% off 25,000, then 10% more on 22,500 and on 250,000: -2,500 + 2,250 + 25,000 = 24,750.
    await page.getByText('Without this change, this version comes to').waitFor()
    await page.getByText('₦715,000.00').first().waitFor()
    await page.getByText('+₦24,750.00').first().waitFor()
  })
})
