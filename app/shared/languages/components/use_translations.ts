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

/** What a page is told of its language; undefined behind sign-in, where all is English. */
export function usePageTranslations(): PageTranslations | undefined {
  return usePage<{ words?: PageTranslations }>().props.words
}

const inEnglish = new Map<TranslationGroup, Record<string, string>>()

/** For the shell, whose pages are told no words. A public page gets what it says with what it shows. */
export function registerEnglish(group: TranslationGroup, english: Record<string, string>) {
  inEnglish.set(group, english)
}

/** A hook for the words of one group: in the language of the page, which in the shell is English. Throws where it was told none. */
export function createTranslationHook<G extends TranslationGroup>(group: G) {
  return function useWords(): Translate<G> {
    const words = usePageTranslations()
    return (key, values) => {
      const text = words?.messages[key] ?? inEnglish.get(group)?.[key.slice(group.length + 1)]
      if (text === undefined) throw new Error(`The page was not told how to say "${key}"`)
      return formatIcu(text, words?.language ?? DEFAULT_LANGUAGE, values)
    }
  }
}

/** For sentences that come in English, of checks that both sides run: in the language of the page where it has them. */
export function useSentenceTranslation(): (english: string) => string {
  const words = usePageTranslations()
  return (english) => (words ? translateSentence(english, words.said, words.language) : english)
}
