import { DateTime } from 'luxon'
import { type DayFigure, ALL_OWNERS, readFiguresSince } from '#shared/figures/figures'
import { loadPendingMoney, type PendingMoney } from '#wallet/ledger/pending_money'

const DAYS_SHOWN = 30
const ZONE = 'Africa/Lagos'

/** Figures of a day in Lagos, without abandoned bookings. */
export interface DayFigures {
  start: DateTime
  booked: number
  paid: number
  /** Sums of the ledger entries of the day. Refunds may concern payments of earlier days. */
  earnedKobo: number
  refundedKobo: number
}

export interface ConsoleFigures {
  /** The latest 30 days, today last. */
  days: DayFigures[]
  pendingMoney: PendingMoney
}

export async function loadConsoleFigures(): Promise<ConsoleFigures> {
  const [days, pendingMoney] = await Promise.all([loadLatestDays(), loadPendingMoney()])
  return { days, pendingMoney }
}

async function loadLatestDays(): Promise<DayFigures[]> {
  const today = DateTime.now().setZone(ZONE).startOf('day')
  const starts = Array.from({ length: DAYS_SHOWN }, (_, index) =>
    today.minus({ days: DAYS_SHOWN - 1 - index })
  )
  const figures = await readFiguresSince(
    ALL_OWNERS,
    ['booked', 'paid', 'voided', 'earned', 'refunded'],
    starts[0]!
  )
  return starts.map((start) => {
    const of = (name: DayFigure) =>
      figures.find(({ day, figure }) => day === start.toISODate() && figure === name)
    return {
      start,
      booked: of('booked')?.count ?? 0,
      paid: (of('paid')?.count ?? 0) + (of('voided')?.count ?? 0),
      earnedKobo: of('earned')?.kobo ?? 0,
      refundedKobo: of('refunded')?.kobo ?? 0,
    }
  })
}
