import { useState } from 'react'
import { urlFor } from '~/client'
import { fetchWithoutSession } from './without_session'

type Found = { title: string; href: string; about: string }

const MOST_SHOWN = 8

let index: Found[] | undefined

/** All that can be looked for. It is fetched once, by whoever begins to look. */
export function useSearchIndex() {
  const [, setLoaded] = useState(false)

  async function load() {
    if (index) return
    try {
      const response = await fetchWithoutSession(urlFor('admin.developers.search', {}))
      index = (await response.json()) as Found[]
      setLoaded(true)
    } catch {
      // The contents beside it lead everywhere too; the next look tries again.
    }
  }

  return { load, find }
}

/** What has all the words, best first: in its name, and at the beginning of it. */
function find(text: string): Found[] | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const place = ({ title }: Found) => {
    const at = title.toLowerCase().indexOf(first)
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return (
    index
      ?.filter(({ title, about }) => {
        const all = `${title} ${about}`.toLowerCase()
        return words.every((word) => all.includes(word))
      })
      .sort((one, other) => place(one) - place(other))
      .slice(0, MOST_SHOWN) ?? null
  )
}
