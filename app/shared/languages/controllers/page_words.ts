import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { readerWords, rememberLanguage } from '#shared/languages/controllers/reader_words'
import { groupsOf, isDraft, textsOf, wordsVersion } from '#shared/languages/edited_words'
import type { Group } from '#shared/languages/rules/keys'
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  languageTag,
} from '#shared/languages/rules/languages'
import type { PageWords } from '#shared/languages/rules/page_words'
import { inEnglish, type Words } from '#shared/languages/words'

/** What stands around the words of every public page; English where a language has none. */
const AROUND: readonly Group[] = ['public', 'frame', 'ui']

/** What a public page is told whose words are all in its groups. */
export function publicWords(ctx: HttpContext, ...groups: Group[]): PageWords {
  return pageWords(ctx, readerWords(ctx), groups)
}

/** The same, or English where that language has not all of the groups. */
export function wordsFor(words: Words, groups: readonly Group[]): Words {
  return speaks(words.language, groups) ? words : inEnglish()
}

function speaks(language: Language, groups: readonly Group[]): boolean {
  return groups.every((group) => groupsOf(language).has(group))
}

/**
 * The prop `words` of a public page: the words of the groups that it uses, in English where the reader's language has
 * none of these. `origin`: under which it is found.
 */
export function pageWords(
  ctx: HttpContext,
  words: Words,
  groups: readonly Group[],
  origin = appUrl
): PageWords {
  const { language } = wordsFor(words, groups)
  const tag = languageTag(language)
  ctx.response.vary(['Accept-Language', 'Cookie'])
  rememberLanguage(ctx)
  ctx.view.share({ documentLanguage: tag })
  return {
    language,
    tag,
    isDraft: isDraft(language, [...AROUND, ...groups]),
    messages: messagesIn(language, [...AROUND, ...groups]),
    said: language === DEFAULT_LANGUAGE ? {} : saidIn(language),
    choices: LANGUAGES.filter(({ code }) => speaks(code, groups)).map(({ code, name }) => ({
      code,
      name,
      tag: languageTag(code),
      href: addressIn(ctx, code),
    })),
    address: `${origin}${ctx.request.url()}`,
  }
}

/** What every other page outside the shell is told: what stands around it, in English, and no choice. */
export function englishFrame(): PageWords {
  return {
    language: DEFAULT_LANGUAGE,
    tag: languageTag(DEFAULT_LANGUAGE),
    isDraft: false,
    messages: messagesIn(DEFAULT_LANGUAGE, AROUND),
    said: {},
    choices: [],
    address: '',
  }
}

type Messages = Record<string, string>

/** Of each set of groups in a language, as of the words that this process has read last: a few for each page. */
let known = { version: wordsVersion(), messages: new Map<string, Messages>() }

function messagesIn(language: Language, groups: readonly Group[]): Messages {
  const version = wordsVersion()
  if (known.version !== version) known = { version, messages: new Map() }
  const name = [language, ...groups].join()
  const found = known.messages.get(name) ?? gathered(language, groups)
  known.messages.set(name, found)
  return found
}

function gathered(language: Language, groups: readonly Group[]): Messages {
  const texts = { ...textsOf(DEFAULT_LANGUAGE), ...textsOf(language) }
  const isUsed = (key: string) => groups.some((group) => key.startsWith(`${group}.`))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isUsed(key)))
}

/** By the English sentences, which the browser knows from whoever says them. */
function saidIn(language: Language) {
  const [english, texts] = [textsOf(DEFAULT_LANGUAGE), textsOf(language)]
  const keys = Object.keys(texts).filter((key) => key.startsWith('said.'))
  return Object.fromEntries(keys.map((key) => [english[key]!, texts[key]!]))
}

/** The same page, with all that its address says. */
function addressIn({ request }: HttpContext, lang: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...request.qs(), lang })) {
    if (typeof value === 'string') query.set(name, value)
  }
  return `${request.url()}?${query}`
}
