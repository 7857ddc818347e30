import { foldText, hasAllWords } from '#shared/text/rules/fold_text'
import type { Option } from '~/ui/option'

/** The most options that a list shows; typing finds the others. */
export const MAX_SHOWN_OPTIONS = 100

/** Filters options that have every typed word; those that start with the query come first. */
export function matchOptions<V extends string | number>(
  options: readonly Option<V>[],
  query: string
): Option<V>[] {
  const needle = foldText(query.trim())
  if (!needle) return [...options]
  const starting: Option<V>[] = []
  const containing: Option<V>[] = []
  for (const option of options) {
    const text = `${option.label} ${option.description ?? ''}`
    if (foldText(text).startsWith(needle)) starting.push(option)
    else if (hasAllWords(text, query)) containing.push(option)
  }
  return [...starting, ...containing]
}
