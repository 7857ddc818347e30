import type { HttpContext } from '@adonisjs/core/http'
import { withIndexes } from '#shared/http/indexed_rows'
import { readPageOrFirst } from '#shared/http/keyset_page'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { findShipmentIds } from '#shipping/history/find_shipment_ids'
import { loadHistoryPage } from '#shipping/history/history_search'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyPageValidator } from '#shipping/history/history_validator'
import AddressedShipmentTransformer from '#shipping/history/shipment_page/addressed_shipment_transformer'
import {
  findListedShipment,
  loadShipmentPage,
} from '#shipping/history/shipment_page/load_shipment_page'
import { countByStatus } from '#shipping/history/count_by_status'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'

export async function loadShipmentHistoryProps(ctx: HttpContext, kind?: ShipmentKind) {
  const caller = callerOf(ctx)
  const listQuery = { ...(await readPageQuery(ctx, historyPageValidator)), kind }
  const { page = 1, perPage = 25 } = listQuery
  const { shipment: wanted } = ctx.request.qs()

  // Runs the text search once for both rows and counts; the counts cover every status.
  let search: ReturnType<typeof findShipmentIds> | undefined
  const searched = async () => {
    if (listQuery.search) {
      search ??= readFromReplica(caller, () =>
        findShipmentIds(caller, { ...listQuery, status: undefined })
      )
    }
    return search
  }

  async function rows() {
    const known = listQuery.status ? undefined : await searched()
    const { rows: found, metadata } = await readPageOrFirst(listQuery, (pageQuery) =>
      readFromReplica(caller, () => loadHistoryPage(caller, pageQuery, known))
    )
    const listed = withIndexes(found, (page - 1) * perPage)
    return HistoryRowTransformer.paginate(listed, metadata).useVariant('forPage')
  }

  async function counts() {
    const known = await searched()
    return readFromReplica(caller, () => countByStatus(caller, listQuery, known))
  }

  async function opened() {
    const asked = typeof wanted === 'string' ? wanted : null
    const row = asked && (await findListedShipment(caller, asked))
    const found = row && (!kind || row.kind === kind) ? await loadShipmentPage(caller, row) : null
    return AddressedShipmentTransformer.transform({ asked, found })
  }

  const { inertia } = ctx
  const late = { rescue: true }
  return {
    listQuery: echoPageQuery(ctx, listQuery),
    rows: inertia.defer(rows, late),
    counts: inertia.defer(counts, late),
    opened: wanted ? inertia.defer(opened, { ...late, group: 'opened' }) : await opened(),
  }
}
