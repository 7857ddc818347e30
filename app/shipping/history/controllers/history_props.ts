import type { HttpContext } from '@adonisjs/core/http'
import { numbered } from '#shared/http/numbered'
import { pageAt } from '#shared/http/keyset_page'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import { callerOf } from '#identity/sessions/caller'
import { readFromReplica } from '#shared/scale/replica_reads'
import { foundIds } from '#shipping/history/found_ids'
import { historyPage } from '#shipping/history/history_search'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { historyPageValidator } from '#shipping/history/history_validator'
import AddressedShipmentTransformer from '#shipping/history/opened/addressed_shipment_transformer'
import { findShipment, openedShipment } from '#shipping/history/opened/opened_shipment'
import { statusCounts } from '#shipping/history/status_counts'
import type { ShipmentKind } from '#shipping/pricing/kind'

/**
 * What a page that lists shipments is given, and its address decides: the rows, how many stand where, and the
 * shipment that is open in a dialog.
 */
export async function historyProps(ctx: HttpContext, kind?: ShipmentKind) {
  const caller = callerOf(ctx)
  const question = { ...(await pageQuestion(ctx, historyPageValidator)), kind }
  const { page = 1, perPage = 25 } = question
  const { shipment: wanted } = ctx.request.qs()

  // What is typed is looked for once, for the rows and for the counts, which are of every status.
  let search: ReturnType<typeof foundIds> | undefined
  const searched = async () => {
    if (question.search) {
      search ??= readFromReplica(caller, () => foundIds(caller, { ...question, status: undefined }))
    }
    return search
  }

  async function rows() {
    const known = question.status ? undefined : await searched()
    const { rows: found, metadata } = await pageAt(question, (asked) =>
      readFromReplica(caller, () => historyPage(caller, asked, known))
    )
    return HistoryRowTransformer.paginate(numbered(found, (page - 1) * perPage), metadata)
  }

  async function counts() {
    const known = await searched()
    return readFromReplica(caller, () => statusCounts(caller, question, known))
  }

  async function opened() {
    const asked = typeof wanted === 'string' ? wanted : null
    const row = asked && (await findShipment(caller, asked))
    const found = row && (!kind || row.kind === kind) ? await openedShipment(caller, row) : null
    return AddressedShipmentTransformer.transform({ asked, found })
  }

  const { inertia } = ctx
  const late = { rescue: true }
  return {
    question: understood(ctx, question),
    rows: inertia.defer(rows, late),
    counts: inertia.defer(counts, late),
    opened: wanted ? inertia.defer(opened, { ...late, group: 'opened' }) : await opened(),
  }
}
