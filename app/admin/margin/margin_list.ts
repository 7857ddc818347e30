import { DateTime } from 'luxon'
import { countUpTo } from '#shared/database/limited_count'
import {
  inOrder,
  keysetPage,
  type PageOrder,
  type PageQuestion,
  placeOf,
} from '#shared/http/keyset_page'
import { marginShares } from '#shipping/costs/settings'
import ShipmentMargin from '#shipping/costs/models/shipment_margin'
import type { MarginQuestion, Shown } from '#admin/margin/margin_question'

const BATCH = 500

const BY_DAY = { by: 'shipment_margins.paid_on', type: 'date' } as const
const BY_SHARE = { by: 'shipment_margins.margin_share', type: 'bigint' } as const
const BY_DIFFERENCE = { by: 'shipment_margins.difference_share', type: 'bigint' } as const

/** How each kind is read unless somebody wants it otherwise: the worst, or else the newest, first. */
const USUAL: Record<Shown, string> = {
  low: 'margin',
  differs: '-difference',
  unknown: '-date',
  all: '-date',
}

function orderOf({ show = 'low', sort }: MarginQuestion): PageOrder & { name: string } {
  const hasMargin = show === 'low'
  const wanted = sort && (hasMargin || !sort.endsWith('margin')) ? sort : USUAL[show]
  const column = wanted.endsWith('margin')
    ? BY_SHARE
    : wanted.endsWith('difference')
      ? BY_DIFFERENCE
      : BY_DAY
  const isDescending = wanted.startsWith('-')
  return { ...column, isDescending, id: 'shipment_margins.shipment_id', name: wanted }
}

type Shares = Awaited<ReturnType<typeof marginShares.get>>

function margins(question: MarginQuestion, { lowestBasisPoints, differenceBasisPoints }: Shares) {
  const { show = 'low', month, courier, lane, organization, group } = question
  const query = ShipmentMargin.query()
  if (show === 'low') query.where('marginShare', '<', lowestBasisPoints)
  if (show === 'differs') query.whereRaw('abs(difference_share) > ?', [differenceBasisPoints])
  if (show === 'unknown') query.whereNull('costKobo')
  if (month) {
    const first = DateTime.fromISO(month)
    query.where('paidOn', '>=', first.toISODate()!)
    query.where('paidOn', '<', first.plus({ months: 1 }).toISODate()!)
  }
  if (courier) query.where('courierCode', courier)
  if (lane) query.where('lane', lane)
  if (organization) query.where('organizationId', organization)
  if (group) query.where('billingGroupId', group)
  return query
}

function withParts(query: ReturnType<typeof margins>) {
  return query.preload('shipment', (shipment) => shipment.preload('courier')).preload('customer')
}

/** Throws BadCursor and PageTooFar. */
export async function marginPage(question: MarginQuestion & PageQuestion) {
  const { name, ...order } = orderOf(question)
  const list = `margins ${question.show ?? 'low'} by ${name}`
  const query = margins(question, await marginShares.get())
  // What the index of a filter finds is counted as it comes: in an order it might be sorted first.
  const count = question.show === 'all' ? undefined : await countUpTo(query)
  return keysetPage(withParts(query), question, { list, order, count })
}

/** All of them, batch by batch. */
export async function* marginRows(question: MarginQuestion): AsyncGenerator<ShipmentMargin> {
  const { name, ...order } = orderOf(question)
  const shares = await marginShares.get()
  let place: string[] | undefined = []
  while (place) {
    const batch: ShipmentMargin[] = await inOrder(
      withParts(margins(question, shares)),
      order,
      place
    ).limit(BATCH)
    yield* batch
    const last = batch.at(BATCH - 1)
    place = last && placeOf(last)
  }
}
