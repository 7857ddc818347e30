import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { measure } from '#tests/bench/measurement'
import type { Row } from '#tests/bench/rows/row'
import { type Call, newVisitor } from '#tests/bench/stage/calls'
import type { Stage } from '#tests/bench/stage/stage'
import { toBritain } from '#tests/support/rate_requests'
import { submission } from '#tests/support/submission'

const FLOORS = { bare: 'a bare route', select: 'with select 1', blank: 'a blank page' } as const

type WebRow = Pick<Row, 'name' | 'title'> & {
  floor: keyof typeof FLOORS
  atLeast?: number
  make: (stage: Stage) => Promise<(turn: number) => Call>
}

/** Answers per second of one web process, compared with a nearly empty route of the framework. */
function webRow({ name, title, floor, atLeast, make }: WebRow): Row {
  return {
    name,
    title,
    floor: FLOORS[floor],
    unit: '/s',
    aim: atLeast ? { of: 'ratio', atLeast } : undefined,
    async measure(stage) {
      const [ours, least] = await Promise.all([stage.small(), stage.floor()])
      const call = await make(stage)
      return measure({
        ours: () => ours.calls.rate(call),
        floor: () => least.calls.rate(() => ({ path: `/${floor}` })),
      })
    },
  }
}

const asMember = (stage: Stage) => stage.as('small', 'member@sendam.test')

/** Requests `many` parcels in turn as new visitors. The page cache soon holds 20, but not 500. */
async function ofParcels(pathOf: (trackingNumber: string) => string, many = 500) {
  const parcels = await db
    .from('shipments')
    .select('tracking_number')
    .where('status', 'DELIVERED')
    .limit(many)
  const paths = parcels.map((parcel) => pathOf(parcel.tracking_number))
  return (turn: number): Call => ({ path: paths[turn % paths.length]!, headers: newVisitor() })
}

const ROWS: WebRow[] = [
  {
    name: 'caller',
    title: 'who am I',
    floor: 'select',
    atLeast: 0.6,
    async make(stage) {
      const headers = await asMember(stage)
      return () => ({ path: '/api/v1/user/profile', headers })
    },
  },
  {
    name: 'wallet',
    title: 'my wallet',
    floor: 'select',
    atLeast: 0.6,
    async make(stage) {
      const headers = await asMember(stage)
      return () => ({ path: '/api/v1/wallet', headers })
    },
  },
  {
    name: 'quote',
    title: 'quote of a booking',
    floor: 'select',
    atLeast: 0.6,
    async make(stage) {
      const [headers, body] = await Promise.all([asMember(stage), submission()])
      return () => ({ method: 'POST', path: '/api/v1/shipment/check_rate', headers, body })
    },
  },
  {
    name: 'quote',
    title: 'quote for anybody',
    floor: 'select',
    atLeast: 0.6,
    async make() {
      const question = { method: 'POST', path: '/api/v1/rate/quote', body: toBritain() } as const
      return () => ({ ...question, headers: newVisitor() })
    },
  },
  {
    name: 'booking',
    title: 'booking',
    floor: 'select',
    async make(stage) {
      const [headers, body] = await Promise.all([
        asMember(stage),
        submission({ preferredCourier: 'DHL' }),
      ])
      const order = { method: 'POST', path: '/api/v1/shipment', body } as const
      return () => ({ ...order, headers: { ...headers, 'idempotency-key': randomUUID() } })
    },
  },
  {
    name: 'tracking',
    title: 'tracking page',
    floor: 'bare',
    atLeast: 0.4,
    make: () => ofParcels((number) => `/track/${number}`, 20),
  },
  {
    name: 'tracking',
    title: 'tracking page, again',
    floor: 'select',
    make: () => ofParcels((number) => `/track/${number}`, 20),
  },
  {
    name: 'tracking',
    title: 'tracking page, drawn',
    floor: 'blank',
    make: () => ofParcels((number) => `/track/${number}?news=none`),
  },
  {
    name: 'tracking',
    title: 'tracking call',
    floor: 'select',
    make: () => ofParcels((number) => `/api/v1/shipment/${number}/track`),
  },
  {
    name: 'landing',
    title: 'landing page',
    floor: 'blank',
    atLeast: 0.8,
    make: async () => () => ({ path: '/', headers: newVisitor() }),
  },
  {
    name: 'rates',
    title: 'page of rates',
    floor: 'blank',
    atLeast: 0.8,
    make: async () => () => ({ path: '/rates', headers: newVisitor() }),
  },
]

export const WEB_ROWS = ROWS.map(webRow)
