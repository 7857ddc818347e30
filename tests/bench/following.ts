import { courierCallsPerDay } from '#shipping/carriers/polling/call_budget'
import { CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import { FLEETS, simulateDay } from '#tests/support/following/simulated_day'

const WIDTHS = [22, 10, 10, 8, 12, 16]

/** Simulates a day of 5,000 parcels per carrier; prints their share of its quota of calls. */
export function printFollowing() {
  line('', 'calls', 'quota', 'share', 'checks each', 'known within 2 h')
  const ups = FLEETS.find(({ carrier }) => carrier === 'ups')!
  const silent = { ...ups, name: `${CARRIER_NAMES.ups} without alerts`, hasAlerts: false }
  for (const { name, carrier, ...fleet } of [...FLEETS, silent]) {
    const budget = courierCallsPerDay.default[carrier]
    const { calls, looks, news, newsInTime } = simulateDay({ ...fleet, budget })
    line(
      name,
      calls.toLocaleString('en-GB'),
      budget.toLocaleString('en-GB'),
      share(calls / budget),
      (looks / fleet.parcels).toFixed(1),
      share(newsInTime / news)
    )
  }
}

function share(part: number): string {
  return `${(part * 100).toFixed(0)} %`
}

function line(...cells: string[]) {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(WIDTHS[index]!) : cell.padStart(WIDTHS[index]!)
  )
  console.log(padded.join('  '))
}
