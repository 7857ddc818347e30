import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { styleSheet } from '#tests/support/style_sheet'

test.group('Tracking page themes in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("keep their light or dark colours whatever the reader's colour scheme is", async ({
    browser,
    assert,
  }) => {
    // Needs a browser: the colours are computed from the style sheet.
    const css = await styleSheet()
    const page = await browser.newPage()
    const card = (theme: string) =>
      `<div class="brand-page" data-theme="${theme}"><p class="bg-surface-raised text-ink">A</p></div>`
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(`<style>${css.toString()}</style>${card('light')}${card('dark')}`)
      const colours = await page.locator('p').evaluateAll((cards) =>
        cards.map((one) => {
          const { color, backgroundColor } = getComputedStyle(one)
          return [color, backgroundColor]
        })
      )
      const day = ['rgb(23, 32, 27)', 'rgb(255, 255, 255)']
      const night = ['rgb(233, 238, 234)', 'rgb(24, 31, 27)']
      assert.deepEqual(colours, [day, night], `in the ${colorScheme} scheme`)
    }
    await page.close()
  })
})
