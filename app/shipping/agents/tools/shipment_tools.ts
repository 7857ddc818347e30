import { DateTime } from 'luxon'
import { formatKobo } from '#shared/money/rules/money'
import { withIndexes } from '#shared/http/indexed_rows'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import type { AgentTool } from '#shipping/agents/agent_tool'
import { trackValidator } from '#shipping/agents/agent_validators'
import HistoryRowTransformer from '#shipping/history/history_row_transformer'
import { loadHistoryPage } from '#shipping/history/history_search'
import { historyQueryValidator } from '#shipping/history/history_validator'
import Shipment from '#shipping/shipment/models/shipment'
import { parseTrackingNumber } from '#shipping/shipment/parse_tracking_number'
import { loadTrackingDetail } from '#shipping/tracking/build_tracking_detail'
import TrackingTransformer from '#shipping/tracking/tracking_transformer'

const track: AgentTool = {
  name: 'track',
  title: 'Track a parcel',
  description: 'Returns the location and the tracking events of one of your shipments.',
  scope: 'tracking:read',
  kind: 'reads',
  input: {
    properties: { trackingNumber: { type: ['integer', 'string'], description: 'Twelve digits' } },
    required: ['trackingNumber'],
  },
  async run({ caller, serialize }, given) {
    const wanted = await trackValidator.validate(given)
    const trackingNumber = parseTrackingNumber(String(wanted.trackingNumber))
    await Shipment.visibleTo(caller).where({ trackingNumber }).firstOrFail()
    const detail = await loadTrackingDetail(trackingNumber)
    const { data } = await serialize(TrackingTransformer.transform(detail))
    const [latest] = detail.trackingList
    const last = latest && `Last: ${latest.text}, ${latest.day} ${latest.time}.`
    return { text: [detail.statusText, last].filter(Boolean).join(' '), data }
  },
}

const USUAL_DAYS = 30
const PER_PAGE = 25

const list: AgentTool = {
  name: 'list',
  title: 'List shipments',
  description:
    'Lists your shipments, newest first, 25 per page: those of the last 30 days, or between two dates in Lagos time.',
  scope: 'shipments:read',
  kind: 'reads',
  input: {
    properties: {
      search: {
        type: 'string',
        description: 'A tracking or waybill number, your reference, a name, a place or a status',
      },
      startDate: { type: 'string', format: 'date' },
      endDate: { type: 'string', format: 'date' },
      page: { type: 'integer', minimum: 1, default: 1 },
    },
  },
  async run({ caller, serialize }, given) {
    const today = DateTime.now().setZone('Africa/Lagos')
    const startDate = today.minus({ days: USUAL_DAYS }).toISODate()
    const listQuery = await historyQueryValidator.validate({
      startDate,
      endDate: today.toISODate(),
      ...given,
    })
    const { page = 1 } = listQuery
    const found = await loadHistoryPage(caller, { ...listQuery, perPage: PER_PAGE })
    const rows = withIndexes(found.rows, (page - 1) * PER_PAGE)
    const { data } = await serialize(HistoryRowTransformer.transform(rows))
    const lines = rows.map(
      ({ row }) => `${row.id}: ${row.trackingNumber}, ${row.status}, to ${row.recipient}`
    )
    const { total, lastPage, hasMoreThanTotal } = found.metadata
    const many = hasMoreThanTotal ? `more than ${total}` : total
    return {
      text: [`${many} shipments, page ${page} of ${lastPage}.`, ...lines].join('\n'),
      data: { shipments: data, total, page, lastPage },
    }
  },
}

const walletBalance: AgentTool = {
  name: 'wallet_balance',
  title: 'Get the wallet balance',
  description: 'Returns the cash and cash back balances and the credit limit in naira.',
  scope: 'wallet:read',
  kind: 'reads',
  input: { properties: {} },
  async run({ caller, serialize }) {
    const wallet = await Wallet.of(caller)
    const { data } = await serialize(WalletTransformer.transform(wallet))
    const { balanceKobo } = wallet.account('cash')
    return { text: `The wallet holds ${formatKobo(balanceKobo)} in cash.`, data }
  },
}

export const SHIPMENT_TOOLS = [track, list, walletBalance]
