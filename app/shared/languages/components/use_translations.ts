import { usePage } from '@inertiajs/react'
import { formatIcu, type MessageValues } from '#shared/languages/rules/icu'
import type { TranslationGroup, TranslationKeyOf } from '#shared/languages/rules/translation_keys'
import { DEFAULT_LANGUAGE } from '#shared/languages/rules/languages'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { translateSentence } from '#shared/languages/rules/translate_sentence'

export type Translate<G extends TranslationGroup> = (
  key: TranslationKeyOf<G>,
  values?: MessageValues
) => string

/** Returns the translations of a public page; undefined behind sign-in, where pages are English. */
export function usePageTranslations(): PageTranslations | undefined {
  return usePage<{ words?: PageTranslations }>().props.words
}

const inEnglish = new Map<TranslationGroup, Record<string, string>>()

/** Registers English texts for the shell. Public pages get their texts as a prop. */
export function registerEnglish(group: TranslationGroup, english: Record<string, string>) {
  inEnglish.set(group, english)
}

/** Creates a hook for one group's texts (English in the shell). Throws if a text is missing. */
export function createTranslationHook<G extends TranslationGroup>(group: G) {
  return function useWords(): Translate<G> {
    const words = usePageTranslations()
    return (key, values) => {
      const text = words?.messages[key] ?? inEnglish.get(group)?.[key.slice(group.length + 1)]
      if (text === undefined) throw new Error(`The page has no translation of "${key}"`)
      return formatIcu(text, words?.language ?? DEFAULT_LANGUAGE, values)
    }
  }
}

/** Translates English sentences of shared checks to the page's language. */
export function useSentenceTranslation(): (english: string) => string {
  const words = usePageTranslations()
  return (english) => (words ? translateSentence(english, words.said, words.language) : english)
}
