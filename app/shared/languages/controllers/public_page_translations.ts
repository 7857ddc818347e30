import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { getReaderTranslator, saveLanguage } from '#shared/languages/controllers/reader_language'
import {
  listTranslatedGroups,
  hasDraftGroup,
  readTexts,
  readTranslationsVersion,
} from '#shared/languages/translation_edits'
import type { TranslationGroup } from '#shared/languages/rules/translation_keys'
import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  languageTag,
} from '#shared/languages/rules/languages'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { getEnglishTranslator, type Translator } from '#shared/languages/translator'

/** Groups that every public page needs. Where a language lacks one, it is shown in English. */
const AROUND: readonly TranslationGroup[] = ['public', 'frame', 'ui']

export function buildPublicPageTranslations(
  ctx: HttpContext,
  ...groups: TranslationGroup[]
): PageTranslations {
  return buildPageTranslations(ctx, getReaderTranslator(ctx), groups)
}

export function getTranslatorOrEnglish(
  translator: Translator,
  groups: readonly TranslationGroup[]
): Translator {
  return hasGroups(translator.language, groups) ? translator : getEnglishTranslator()
}

function hasGroups(language: Language, groups: readonly TranslationGroup[]): boolean {
  return groups.every((group) => listTranslatedGroups(language).has(group))
}

/** Builds the prop `words`. If the language lacks any of the groups, all of them are English. */
export function buildPageTranslations(
  ctx: HttpContext,
  translator: Translator,
  groups: readonly TranslationGroup[],
  origin = appUrl
): PageTranslations {
  const { language } = getTranslatorOrEnglish(translator, groups)
  const tag = languageTag(language)
  ctx.response.vary(['Accept-Language', 'Cookie'])
  saveLanguage(ctx)
  ctx.view.share({ documentLanguage: tag })
  return {
    language,
    tag,
    isDraft: hasDraftGroup(language, [...AROUND, ...groups]),
    messages: readMessages(language, [...AROUND, ...groups]),
    said: language === DEFAULT_LANGUAGE ? {} : listSentences(language),
    choices: LANGUAGES.filter(({ code }) => hasGroups(code, groups)).map(({ code, name }) => ({
      code,
      name,
      tag: languageTag(code),
      href: buildUrlInLanguage(ctx, code),
    })),
    address: `${origin}${ctx.request.url()}`,
  }
}

/** Builds the English texts that other pages outside the shell need for their frame. */
export function buildEnglishFrameTranslations(): PageTranslations {
  return {
    language: DEFAULT_LANGUAGE,
    tag: languageTag(DEFAULT_LANGUAGE),
    isDraft: false,
    messages: readMessages(DEFAULT_LANGUAGE, AROUND),
    said: {},
    choices: [],
    address: '',
  }
}

type Messages = Record<string, string>

let messageCache = { version: readTranslationsVersion(), messages: new Map<string, Messages>() }

function readMessages(language: Language, groups: readonly TranslationGroup[]): Messages {
  const version = readTranslationsVersion()
  if (messageCache.version !== version) messageCache = { version, messages: new Map() }
  const name = [language, ...groups].join()
  const found = messageCache.messages.get(name) ?? collectMessages(language, groups)
  messageCache.messages.set(name, found)
  return found
}

function collectMessages(language: Language, groups: readonly TranslationGroup[]): Messages {
  const texts = { ...readTexts(DEFAULT_LANGUAGE), ...readTexts(language) }
  const isUsed = (key: string) => groups.some((group) => key.startsWith(`${group}.`))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isUsed(key)))
}

/** Maps the English sentences that checks return in the browser to their translations. */
function listSentences(language: Language) {
  const [english, texts] = [readTexts(DEFAULT_LANGUAGE), readTexts(language)]
  const keys = Object.keys(texts).filter((key) => key.startsWith('said.'))
  return Object.fromEntries(keys.map((key) => [english[key]!, texts[key]!]))
}

function buildUrlInLanguage({ request }: HttpContext, lang: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...request.qs(), lang })) {
    if (typeof value === 'string') query.set(name, value)
  }
  return `${request.url()}?${query}`
}
