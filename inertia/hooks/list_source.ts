import type { Range } from '~/ui/align_range'
import type { TableQuery } from '~/ui/data_table'

/** Where a list searches, and what its dates are remembered as. */
export type ListSource = {
  key: string
  searchUrl: (range: Range, query: TableQuery) => string
  /** All rows as a file. Where there is one, the server searches, sorts and cuts the pages, too. */
  csvUrl?: (range: Range, query: TableQuery) => string
}

/** The server takes no longer text. */
const LONGEST_SEARCH = 60

export function daysOf({ start, end }: Range) {
  return { startDate: start, endDate: end }
}

export function wordsOf({ search, sort }: TableQuery) {
  const words = search.trim().slice(0, LONGEST_SEARCH)
  return {
    ...(words ? { search: words } : {}),
    ...(sort ? { sort: `${sort.desc ? '-' : ''}${sort.by}` } : {}),
  }
}

export function pageOf({ page, pageSize: perPage }: TableQuery) {
  return { page, perPage }
}
