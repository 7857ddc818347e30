import type { LimitedCount } from '#shared/database/limited_count'

/** Of a page of a list: as Lucid's paginator writes it, and how to read on where the rows are not all counted. */
export type PageMetadata = {
  total: number
  perPage: number
  currentPage: number
  /** The last one that is found by its number. */
  lastPage: number
  firstPage: number
  firstPageUrl: string
  lastPageUrl: string
  nextPageUrl: string | null
  previousPageUrl: string | null
  /** There are more than `total`: so far they were counted. */
  hasMoreThanTotal?: boolean
  nextCursor?: string | null
  previousCursor?: string | null
  /** It lies past the rows that are counted, and nobody said from which row on to read. */
  isTooFar?: boolean
}

/** From which rows on the pages beside it are read. */
export interface PagePlaces {
  next: string | null
  previous?: string | null
}

/** The addresses say only whether there is such a page: who answers knows the question and writes them. */
export function pageMetadata(
  { total, hasMore }: LimitedCount,
  { page, perPage, places }: { page: number; perPage: number; places: PagePlaces }
): PageMetadata {
  const addressOf = (number: number) => `?page=${number}`
  const lastPage = Math.max(Math.ceil(total / perPage), 1)
  const hasNext = hasMore ? places.next !== null : page < lastPage
  return {
    total,
    perPage,
    currentPage: page,
    lastPage,
    firstPage: 1,
    firstPageUrl: addressOf(1),
    lastPageUrl: addressOf(lastPage),
    nextPageUrl: hasNext ? addressOf(page + 1) : null,
    previousPageUrl: page > 1 ? addressOf(page - 1) : null,
    hasMoreThanTotal: hasMore,
    nextCursor: places.next,
    previousCursor: places.previous ?? null,
  }
}
