import { urlFor } from '~/client'
import { daysOf, type ListSource, pageOf, wordsOf } from '~/hooks/list_source'

export const PAST_SHIPMENTS: ListSource = {
  key: 'history',
  searchUrl: (range, query) => {
    const qs = { ...daysOf(range), ...wordsOf(query), ...pageOf(query) }
    return urlFor('api.shipping.history.index', {}, { qs })
  },
  csvUrl: (range, query) =>
    urlFor('api.shipping.history.export', {}, { qs: { ...daysOf(range), ...wordsOf(query) } }),
}
