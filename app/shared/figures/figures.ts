import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

/** Organization 0 stands for all organizations, user 0 for all members of the organization. */
export type FigureOwner = { organizationId: number; userId: number }

export const ALL_OWNERS: FigureOwner = { organizationId: 0, userId: 0 }

/** Figures of a day in Lagos. `paid` excludes payments voided later; `voided` counts those. */
export type DayFigure = 'booked' | 'paid' | 'voided' | 'earned' | 'refunded'

export type DailyFigure = { figure: DayFigure; day: string; count: number; kobo: number }

export async function readFiguresSince(
  { organizationId, userId }: FigureOwner,
  figures: readonly DayFigure[],
  start: DateTime
): Promise<DailyFigure[]> {
  return queryRows<DailyFigure>(
    db,
    `select figure, to_char(day, 'YYYY-MM-DD') as day, sum(count) as count,
       sum(kobo) as kobo
     from current_figures
     where organization_id = :organizationId and user_id = :userId and figure = any(:figures::text[])
       and day >= :start::date and day < 'infinity'
     group by 1, 2 having sum(count) <> 0 or sum(kobo) <> 0
     order by day, figure`,
    { organizationId, userId, figures, start: start.toISODate()! }
  )
}

export type CurrentFigure = { count: number; kobo: number }

/** Returns current totals by figure. A figure with a count of zero is missing from the map. */
export async function readCurrentFigures(
  { organizationId, userId }: FigureOwner,
  figures: readonly string[]
): Promise<Map<string, CurrentFigure>> {
  const rows = await queryRows<CurrentFigure & { figure: string }>(
    db,
    `select figure, sum(count) as count, sum(kobo) as kobo from current_figures
     where organization_id = :organizationId and user_id = :userId and figure = any(:figures::text[])
       and day = 'infinity'
     group by 1 having sum(count) <> 0`,
    { organizationId, userId, figures }
  )
  return new Map(rows.map(({ figure, ...now }) => [figure, now]))
}
