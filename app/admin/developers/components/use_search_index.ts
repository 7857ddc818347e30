import { useState } from 'react'
import { urlFor } from '~/client'
import { fetchWithoutSession } from './fetch_without_session'

type SearchEntry = { title: string; href: string; about: string }

const MAX_RESULTS_SHOWN = 8

let loadedIndex: SearchEntry[] | undefined

/** The search index, fetched once on first use. */
export function useSearchIndex() {
  const [, setLoaded] = useState(false)

  async function load() {
    if (loadedIndex) return
    try {
      const response = await fetchWithoutSession(urlFor('admin.developers.search', {}))
      loadedIndex = (await response.json()) as SearchEntry[]
      setLoaded(true)
    } catch {
      // If the index cannot be loaded, the contents remain usable, and the next search tries again.
    }
  }

  return { load, find: searchIndexFor }
}

/** Returns entries with all words; titles that start with or contain the first word come first. */
function searchIndexFor(text: string): SearchEntry[] | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const place = ({ title }: SearchEntry) => {
    const at = title.toLowerCase().indexOf(first)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return (
    loadedIndex
      ?.filter(({ title, about }) => {
        const all = `${title} ${about}`.toLowerCase()
        return words.every((word) => all.includes(word))
      })
      .sort((one, other) => place(one) - place(other))
      .slice(0, MAX_RESULTS_SHOWN) ?? null
  )
}
