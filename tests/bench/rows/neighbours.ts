import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { effort, milliseconds } from '#tests/bench/measurement'
import type { Row } from '#tests/bench/rows/row'
import type { Stage } from '#tests/bench/stage/stage'

const OWNER = 'owner@acme.test'
const PARCELS = 500
const MOST_MS = 50
const ALONE = 200

/** Creates a batch of a business's parcels with waybill numbers, whose labels print as one PDF. */
const BATCH = `with batch as (
    insert into shipment_batches (organization_id, user_id, name, source, priced_until)
    select memberships.organization_id, users.id, 'Bench', 'past', now()
    from users join memberships on memberships.user_id = users.id where email = :owner
    returning id, organization_id
  ), rows as (
    insert into shipment_batch_rows (batch_id, number, shipment_id)
    select batch.id, row_number() over (order by shipments.id), shipments.id
    from batch join shipments on shipments.organization_id = batch.organization_id
    where waybill_number is not null and status <> 'VOIDED' limit ${PARCELS}
  )
  select id from batch`

/**
 * Reads a wallet while the same web process writes three CSV files, an Excel file and 500 waybills,
 * compared with reading it while nothing else happens.
 */
async function walletBesideFiles(stage: Stage) {
  const { calls } = await stage.small()
  const [member, owner, staff] = await Promise.all(
    ['member@sendam.test', OWNER, 'admin@sendam.test'].map((who) => stage.as('small', who))
  )
  const [batch] = await queryRows<{ id: number }>(db, BATCH, { owner: OWNER })
  const wallet = () => calls.ask({ path: '/api/v1/wallet', headers: member })
  const alone: number[] = []
  for (let turn = 0; turn < (effort.samples > 1 ? ALONE : 10); turn++) {
    alone.push(await milliseconds(wallet))
  }
  let isOver = false
  const files = Promise.all([
    calls.ask({ path: '/api/v1/shipment/history.csv', headers: owner }),
    calls.ask({ path: '/api/v1/transactions/history.csv', headers: owner }),
    calls.ask({ path: '/api/v1/audit.csv?show=all', headers: staff }),
    calls.ask({ path: `/api/v1/shipment/batch/${batch!.id}/waybills`, headers: owner }),
    calls.ask({ path: `/api/v1/shipment/batch/${batch!.id}/sheet?format=xlsx`, headers: owner }),
  ]).finally(() => (isOver = true))
  const beside: number[] = []
  while (!isOver) beside.push(await milliseconds(wallet))
  await files
  return { ours: percentile99(beside), floor: percentile99(alone) }
}

function percentile99(taken: number[]): number {
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)]!
}

export const NEIGHBOUR_ROWS: Row[] = [
  {
    name: 'neighbours',
    title: 'my wallet beside files, p99',
    floor: 'alone, p99',
    unit: 'ms',
    aim: { of: 'ours', atMost: MOST_MS },
    measure: walletBesideFiles,
  },
]
