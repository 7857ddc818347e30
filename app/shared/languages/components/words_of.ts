import { usePage } from '@inertiajs/react'
import { formatIcu, type Values } from '#shared/languages/rules/icu'
import type { Group, KeyOf } from '#shared/languages/rules/keys'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { PageWords } from '#shared/languages/rules/page_words'
import { saidAs } from '#shared/languages/rules/said'

export type Translate<G extends Group> = (key: KeyOf<G>, values?: Values) => string

/** What a page is told of its language; undefined behind sign-in, where all is English. */
export function usePageWords(): PageWords | undefined {
  return usePage<{ words?: PageWords }>().props.words
}

const inEnglish = new Map<Group, Record<string, string>>()

/** For the shell, whose pages are told no words. A public page gets what it says with what it shows. */
export function saidInEnglish(group: Group, english: Record<string, string>) {
  inEnglish.set(group, english)
}

/** A hook for the words of one group: in the language of the page, which in the shell is English. Throws where it was told none. */
export function wordsOf<G extends Group>(group: G) {
  return function useWords(): Translate<G> {
    const words = usePageWords()
    return (key, values) => {
      const text = words?.messages[key] ?? inEnglish.get(group)?.[key.slice(group.length + 1)]
      if (text === undefined) throw new Error(`The page was not told how to say "${key}"`)
      return formatIcu(text, words?.language ?? DEFAULT_LANGUAGE, values)
    }
  }
}

/** For sentences that come in English, of checks that both sides run: in the language of the page where it has them. */
export function useSaid(): (english: string) => string {
  const words = usePageWords()
  return (english) => (words ? saidAs(english, words.said, words.language) : english)
}
