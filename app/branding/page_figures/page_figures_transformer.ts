import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatWeekdayDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import type { DailyPageFigures, PageFigures } from '#branding/page_figures/load_page_figures'

/** More labels would overlap in the chart. */
const MAX_CHART_LABELS = 5

export default class PageFiguresTransformer extends BaseTransformer<PageFigures> {
  toObject() {
    return { ...this.resource }
  }

  forPage() {
    const { days, visits, repeatVisits, clicks, products } = this.resource
    const every = Math.ceil(days.length / MAX_CHART_LABELS)
    // Label the middle of a group, because labels at the chart's edge are cut off.
    const isNamed = (at: number) => (days.length - 1 - at) % every === Math.floor(every / 2)
    return {
      hasAny: visits + clicks > 0,
      products,
      charts: {
        unit: 'Day',
        points: days.map((day, at) => toChartPoint(day, isNamed(at))),
        figures: [
          { name: 'visits', title: 'Visits', total: visits },
          { name: 'repeatVisits', title: 'Repeat visits', total: repeatVisits },
          { name: 'clicks', title: 'Clicks on products', total: clicks },
        ],
      },
    }
  }
}

function toChartPoint({ day, ...values }: DailyPageFigures, isNamed: boolean) {
  const at = DateTime.fromISO(day, { zone: LAGOS_ZONE })
  return {
    key: day,
    label: formatWeekdayDate(at),
    shortLabel: isNamed ? at.toFormat('d LLL', { locale: 'en-GB' }) : '',
    values,
  }
}
