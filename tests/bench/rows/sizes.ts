import { DateTime } from 'luxon'
import { measure, typicalMs } from '#tests/bench/measurement'
import type { Row } from '#tests/bench/rows/row'
import type { Call } from '#tests/bench/stage/calls'
import { CONSOLE } from '#tests/bench/stage/signed_in'
import type { Stage } from '#tests/bench/stage/stage'

const BUSINESS = 'owner@acme.test'
const STAFF = 'admin@sendam.test'
const MOST = 1.3
const FOUND = 1.5

type Make = (stage: Stage, place: 'small' | 'large') => Promise<Call>

/** Times a call with a million shipments in the database, compared with ten thousand. */
function sizeRow(name: string, title: string, make: Make): Row {
  return {
    name,
    title,
    floor: 'at 10,000',
    unit: 'ms',
    aim: { of: 'ratio', atMost: MOST },
    async measure(stage) {
      const [ours, floor] = await Promise.all(
        (['large', 'small'] as const).map(async (place) => {
          const { calls } = await stage[place]()
          const call = await make(stage, place)
          return () => typicalMs(() => calls.ask(call))
        })
      )
      return measure({ ours: ours!, floor: floor! })
    },
  }
}

const api =
  (who: string, path: string): Make =>
  async (stage, place) => ({ path: `/api/v1${path}`, headers: await stage.as(place, who) })

const TODAY = DateTime.now()
const YEAR = `startDate=${TODAY.minus({ years: 1 }).toISODate()}&endDate=${TODAY.toISODate()}`
const PAGE = `/shipment/history?${YEAR}&perPage=10`
const SEARCHED = `${PAGE}&page=1&search=okafor`

/** Times a search among a million shipments, compared with their first page without a search. */
const FOUND_ROW: Row = {
  name: 'history',
  title: 'history, found beside not searched',
  floor: 'first page',
  unit: 'ms',
  aim: { of: 'ratio', atMost: FOUND },
  async measure(stage) {
    const { calls } = await stage.large()
    const headers = await stage.as('large', BUSINESS)
    const asked = (path: string) => () =>
      typicalMs(() => calls.ask({ path: `/api/v1${path}`, headers }))
    return measure({ ours: asked(SEARCHED), floor: asked(`${PAGE}&page=1`) })
  },
}

export const SIZE_ROWS: Row[] = [
  sizeRow('history', 'history, recent', api(BUSINESS, '/shipment/history/recent')),
  sizeRow('history', 'history, first page', api(BUSINESS, `${PAGE}&page=1`)),
  sizeRow('history', 'history, page 500', api(BUSINESS, `${PAGE}&page=500`)),
  sizeRow('history', 'history, by recipient', api(BUSINESS, `${PAGE}&page=1&sort=recipient`)),
  sizeRow('history', 'history, search', api(BUSINESS, SEARCHED)),
  FOUND_ROW,
  sizeRow('history', 'history of all, first page', api(STAFF, `${PAGE}&page=1`)),
  sizeRow('history', 'history of all, search', api(STAFF, SEARCHED)),
  sizeRow('dashboard', 'dashboard of a business', api(BUSINESS, '/dashboard')),
  sizeRow('dashboard', 'dashboard of all', api(STAFF, '/dashboard')),
  sizeRow('console', 'console, home', async (stage, place) => ({
    path: CONSOLE.path,
    headers: await stage.lookingAt(place, STAFF, CONSOLE.path, CONSOLE.parts),
  })),
  sizeRow('users', 'user search', api(STAFF, '/users/advanced/all?condition=customer417@')),
  sizeRow(
    'users',
    'user search, one in five',
    api(STAFF, '/users/advanced/all?condition=customer1')
  ),
  sizeRow('transactions', 'transactions, recent', api(BUSINESS, '/transactions/history/recent')),
]
