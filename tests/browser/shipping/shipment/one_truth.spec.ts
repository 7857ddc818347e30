import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import {
  live,
  SENDER,
  STAFF,
  type StoryName,
  storyOf,
} from '#tests/functional/shipping/shipment/parcel_stories'
import { openAsUser } from '#tests/browser/page_url'

/** Opens each screen and waits for its words; a failure names the screens that were right. */
async function readOn(page: Page, words: Record<string, string[]>) {
  const right: string[] = []
  for (const [path, expected] of Object.entries(words)) {
    await page.goto(new URL(path, page.url()).href)
    for (const word of expected) {
      const said = page.locator('main').getByText(word).filter({ visible: true })
      await said
        .first()
        .waitFor()
        .catch((cause) => {
          const others = right.join(', ')
          throw new Error(`${path} does not say "${word}". Right are: ${others}`, { cause })
        })
    }
    right.push(path)
  }
}

/** Lists the words that sender and public read about a parcel, screen by screen. */
function wordsOf(name: StoryName, trackingNumber: number) {
  const { badge, senderTask, senderPage, receiver } = storyOf(name)
  return {
    '/base/home': senderTask ? [badge, senderTask] : [badge],
    '/base/shipment/history': [badge],
    [`/base/shipments/${trackingNumber}`]: [badge, ...senderPage],
    [`/track/${trackingNumber}`]: receiver ? [receiver.status] : ['No tracking information'],
  }
}

test.group('One truth about a parcel in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('which a courier refuses and staff void: sender, public and staff read the same', async ({
    client,
    visitAs,
  }) => {
    // Needs a browser: lists load after their page, on screens of three people at once.
    const { trackingNumber } = await live('refused', client)
    const sender = await visitAs('/base/home', SENDER)
    await readOn(sender, wordsOf('refused', trackingNumber))

    await sender.goto(new URL(`/base/shipments/${trackingNumber}`, sender.url()).href)
    const staff = await openAsUser(sender, STAFF)
    const { badge, staffPage } = storyOf('refused')
    await readOn(staff, {
      '/admin/home': [String(trackingNumber)],
      '/base/shipment/history': [badge],
      [`/base/shipments/${trackingNumber}`]: [badge, ...staffPage],
    })
    await staff.getByRole('button', { name: 'More about this shipment' }).click()
    await staff.getByRole('menuitem', { name: 'Void', exact: true }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Void Shipment' }).click()
    await staff.getByText(storyOf('voided').staffPage[0]!, { exact: true }).waitFor()
    await readOn(sender, wordsOf('voided', trackingNumber))
    await staff.context().close()
  })
})
