import type { Changes } from '~/address/use_address'
import type { TableQuery } from '~/ui/data_table'

/** What the parts of an address are called that say what is asked of a table, where not as usual. */
export interface QueryNames {
  search?: string
  /** Says by itself that the order is turned round, instead of `-` before the column. */
  descending?: string
  /** Before all others, on a page with another table: `accountsPage`. */
  prefix?: string
}

/** The server takes no longer text. */
const LONGEST_SEARCH = 60
const LARGEST_PAGE = 100

/** Somebody may have typed it: what cannot be is as if it were not there. */
export function queryIn(address: URLSearchParams, names: QueryNames, usual: number): TableQuery {
  const { search, sort, page, perPage } = namesOf(names)
  const order = address.get(sort) ?? ''
  const by = order.replace(/^-/, '')
  const { descending } = names
  const desc = descending ? address.get(descending) === 'true' : order.startsWith('-')
  return {
    page: countIn(address.get(page)) ?? 1,
    pageSize: countIn(address.get(perPage), LARGEST_PAGE) ?? usual,
    search: address.get(search) ?? '',
    sort: by ? { by, desc } : null,
  }
}

export function changesOf(asked: TableQuery, names: QueryNames, usual: number): Changes {
  const { search, sort, page, perPage } = namesOf(names)
  const { sort: order, pageSize } = asked
  const { descending } = names
  return {
    [search]: asked.search.trim().slice(0, LONGEST_SEARCH),
    [sort]: order && (descending || !order.desc ? order.by : `-${order.by}`),
    ...(descending && { [descending]: order?.desc ? 'true' : null }),
    [page]: asked.page > 1 ? asked.page : null,
    [perPage]: pageSize === usual ? null : pageSize,
  }
}

function namesOf({ search = 'search', prefix = '' }: QueryNames) {
  const named = (name: string) =>
    prefix ? `${prefix}${name[0]!.toUpperCase()}${name.slice(1)}` : name
  return {
    search: named(search),
    sort: named('sort'),
    page: named('page'),
    perPage: named('perPage'),
  }
}

function countIn(text: string | null, most = Number.MAX_SAFE_INTEGER): number | null {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 && count <= most ? count : null
}
