import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatWeekdayDate, LAGOS_ZONE } from '#shared/time/lagos_time'
import type { DailyPageFigures, PageFigures } from '#branding/page_figures/load_page_figures'

/** Names below the bars: more of them run into each other. */
const MAX_CHART_LABELS = 5

export default class PageFiguresTransformer extends BaseTransformer<PageFigures> {
  toObject() {
    return { ...this.resource }
  }

  /** As charts and their table take them. */
  forPage() {
    const { days, visits, repeatVisits, clicks, products } = this.resource
    const every = Math.ceil(days.length / MAX_CHART_LABELS)
    // In the middle of its days: at the edge of the chart a name would be cut off.
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
