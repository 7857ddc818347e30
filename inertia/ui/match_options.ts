import type { Option } from '~/ui/option'

/** More than this many choices are no list any more; the rest is reached by typing. */
export const SHOWN_AT_MOST = 100

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The options whose label has every typed word, those that start with the query first. */
export function matchOptions<V extends string | number>(
  options: readonly Option<V>[],
  query: string
): Option<V>[] {
  const needle = plain(query.trim())
  if (!needle) return [...options]
  const words = needle.split(/\s+/)
  const starting: Option<V>[] = []
  const containing: Option<V>[] = []
  for (const option of options) {
    const label = plain(`${option.label} ${option.description ?? ''}`)
    if (label.startsWith(needle)) starting.push(option)
    else if (words.every((word) => label.includes(word))) containing.push(option)
  }
  return [...starting, ...containing]
}
