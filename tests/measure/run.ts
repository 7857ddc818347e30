import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { BUILD } from '../../bin/runtime/checkout.ts'
import { quietPort } from '../../bin/runtime/port.ts'
import { firstTwoBookings, NO_LIMIT } from './bookings.js'
import { axeCounts, LOOKS } from './axe_counts.js'
import { lighthouseScores } from './lighthouse_scores.js'
import { type MeasuredPage, pagesOf } from './pages.js'
import { isWithin, measuredScripts } from './script_sizes.js'
import { onSlowPhone } from './slow_phone.js'

const parts = process.argv.slice(2)
const isAsked = (part: string) => parts.length === 0 || parts.includes(part)
let holds = true

/** Prints a line; unless `isGood`, marks it as missed and fails the run. */
function print(cells: (string | number)[], isGood = true) {
  if (!isGood) holds = false
  const [name = '', ...rest] = cells.map(String)
  console.log(name.padEnd(18), ...rest.map((cell) => cell.padStart(16)), isGood ? '' : '  MISSED')
}

function printScripts() {
  print(['\nScripts', 'files', 'at most', 'KB (brotli)', 'at most'])
  for (const found of measuredScripts(join(BUILD, 'public'))) {
    const { page, files, kilobytes, limit } = found
    const cells = [page, files, limit.files ?? '', kilobytes.toFixed(1), limit.kilobytes]
    print(cells, isWithin(found))
  }
}

async function printBookings(browser: Browser, at: string) {
  print(['\nBooking', 'fields', 'presses', 'seconds to pay', 'seconds in all'])
  for (const booking of await firstTwoBookings(browser, at)) {
    const { name, fields, presses, toPay, paid, limit = NO_LIMIT } = booking
    const isGood = fields <= limit.fields && presses <= limit.presses && paid <= limit.paid
    print([name, fields, presses, toPay.toFixed(0), paid.toFixed(0)], isGood)
  }
}

async function printPages(pages: MeasuredPage[]) {
  const port = await quietPort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    if (isAsked('lighthouse')) {
      print(['\nLighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO'])
      for (const page of pages.filter(({ scores }) => scores)) {
        const scores = await lighthouseScores(page, port)
        print(
          [page.name, ...scores],
          page.scores!.every((least, at) => scores[at]! >= least)
        )
      }
    }
    if (isAsked('slow')) {
      print(['\nSlow phone', 'first heading s', 'takes input s'])
      for (const page of pages) {
        const { heading, input } = await onSlowPhone(browser, page)
        print([page.name, heading.toFixed(1), input.toFixed(1)])
      }
    }
    if (isAsked('bookings')) await printBookings(browser, `http://127.0.0.1:${process.env.PORT}`)
    if (isAsked('axe')) {
      print(['\naxe', ...LOOKS.map((look) => `${look.viewport.width} ${look.colorScheme}`)])
      for (const page of pages) {
        const counts = await axeCounts(browser, page)
        print(
          [page.name, ...counts],
          counts.every((count) => count === 0)
        )
      }
    }
  } finally {
    await browser.close()
  }
}

if (isAsked('scripts')) printScripts()
if (parts.some((part) => part !== 'scripts') || parts.length === 0) {
  const pages = await pagesOf(process.env.PORT ?? '')
  // Measures all pages, or with PAGES=Track those whose name begins with Track.
  await printPages(pages.filter(({ name }) => name.startsWith(process.env.PAGES ?? '')))
}
process.exit(holds ? 0 : 1)
