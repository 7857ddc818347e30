import type { UrlChanges } from '~/url/use_url_query'
import type { TableQuery } from '~/ui/data_table'

export interface TableParamNames {
  search?: string
  /** Name of a separate parameter for descending order, in place of `-` before the column. */
  descending?: string
  /** Precedes all names if the page has another table: `accountsPage`. */
  prefix?: string
}

/** The limit of the server for a search text. */
const MAX_SEARCH_LENGTH = 60
const MAX_PAGE_SIZE = 100

export function parseTableQuery(
  address: URLSearchParams,
  names: TableParamNames,
  usual: number
): TableQuery {
  const { search, sort, page, perPage } = paramNames(names)
  const order = address.get(sort) ?? ''
  const by = order.replace(/^-/, '')
  const { descending } = names
  const desc = descending ? address.get(descending) === 'true' : order.startsWith('-')
  return {
    page: parseCount(address.get(page)) ?? 1,
    pageSize: parseCount(address.get(perPage), MAX_PAGE_SIZE) ?? usual,
    search: address.get(search) ?? '',
    sort: by ? { by, desc } : null,
  }
}

export function toUrlChanges(query: TableQuery, names: TableParamNames, usual: number): UrlChanges {
  const { search, sort, page, perPage } = paramNames(names)
  const { sort: order, pageSize } = query
  const { descending } = names
  return {
    [search]: query.search.trim().slice(0, MAX_SEARCH_LENGTH),
    [sort]: order && (descending || !order.desc ? order.by : `-${order.by}`),
    ...(descending && { [descending]: order?.desc ? 'true' : null }),
    [page]: query.page > 1 ? query.page : null,
    [perPage]: pageSize === usual ? null : pageSize,
  }
}

function paramNames({ search = 'search', prefix = '' }: TableParamNames) {
  const named = (name: string) =>
    prefix ? `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}` : name
  return {
    search: named(search),
    sort: named('sort'),
    page: named('page'),
    perPage: named('perPage'),
  }
}

function parseCount(text: string | null, most = Number.MAX_SAFE_INTEGER): number | null {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 && count <= most ? count : null
}
