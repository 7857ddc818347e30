import { seedDemoAccounts } from '#identity/demo'
import { measure, type Pair } from '#tests/bench/measuring'
import { walletPayments } from '#tests/bench/payments'
import { rateSheets, zoneSearches } from '#tests/bench/tariff'
import { seedReference } from '#tests/support/reference'

const WIDTHS = [42, 12, 12, 8, 24]

/** Prints a line as soon as it is measured, with what we aim at. */
export async function printTable() {
  await seedReference()
  await seedDemoAccounts()
  line('', 'ours', 'plain SQL', 'ratio', 'aim')
  await rate('Payments, 200 wallets', await walletPayments('many'), 0.5)
  await rate('Payments, one wallet', await walletPayments('one'), 0.25)
  const zones = await zoneSearches()
  await time('10,000 zones, the search', zones.search, 100)
  await time('10,000 zones, the call', zones.call, 100)
  const sheets = await rateSheets()
  await time('5,000 rates, loaded', sheets.loading, 1000)
  await time('5,000 rates, saved', sheets.saving, 1000)
}

async function rate(what: string, pair: Pair, aim: number) {
  const { ours, floor } = await measure(pair)
  const ratio = ours / floor
  line(
    what,
    `${ours.toFixed(0)}/s`,
    `${floor.toFixed(0)}/s`,
    ratio.toFixed(2),
    verdict(ratio >= aim, `at least ${aim}`)
  )
}

async function time(what: string, pair: Pair, budget: number) {
  const { ours, floor } = await measure(pair)
  const aim = verdict(ours <= budget, `at most ${budget} ms`)
  line(what, `${ours.toFixed(0)} ms`, `${floor.toFixed(0)} ms`, (ours / floor).toFixed(1), aim)
}

function verdict(isMet: boolean, aim: string) {
  return `${aim}: ${isMet ? 'met' : 'missed'}`
}

function line(...cells: string[]) {
  const padded = cells.map((cell, index) =>
    index === 0 || index === 4 ? cell.padEnd(WIDTHS[index]!) : cell.padStart(WIDTHS[index]!)
  )
  console.log(padded.join('  ').trimEnd())
}
