import type { DateTime } from 'luxon'
import i18nManager from '@adonisjs/i18n/services/main'
import type { MessageValues } from '#shared/languages/rules/icu'
import type { TranslationKey } from '#shared/languages/rules/translation_keys'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages/rules/languages'
import { LAGOS_ZONE, lagosMoment, formatWeekdayDate } from '#shared/time/lagos_time'

const WITH_ARTICLE =
  /^(United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros)|Republic|Islands/

const countryNames = new Map<Language, Intl.DisplayNames>()

export class Translator {
  private readonly i18n

  constructor(readonly language: Language) {
    this.i18n = i18nManager.locale(language)
  }

  /** Translates a text. If the language lacks it, returns the English text. */
  t(key: TranslationKey, values?: MessageValues): string {
    return this.i18n.t(key, values)
  }

  /** Formats a day; in English as the specification requires, for example `Fri, 20 Nov 2026`. */
  day(day: DateTime): string {
    if (this.language === DEFAULT_LANGUAGE) return formatWeekdayDate(day)
    return day.toFormat('ccc d LLL yyyy', { locale: this.language })
  }

  moment(moment: DateTime) {
    const english = lagosMoment(moment)
    if (this.language === DEFAULT_LANGUAGE) return english
    const local = moment.setZone(LAGOS_ZONE)
    const time = this.language === 'fr' ? local.toFormat('HH:mm') : english.time
    return { ts: english.ts, day: this.day(local), time }
  }

  /** Names a country. In English, prefers `name`, our own spelling. */
  country({ code, name }: { code: string; name?: string }): string {
    if (this.language === DEFAULT_LANGUAGE && name) return name
    let names = countryNames.get(this.language)
    if (!names) {
      names = new Intl.DisplayNames(this.language, { type: 'region', fallback: 'none' })
      countryNames.set(this.language, names)
    }
    return names.of(code) ?? name ?? code
  }

  /** Names a country within a sentence: in English, with the article that its name needs. */
  countryInSentence(country: { code: string; name?: string }): string {
    const name = this.country(country)
    return this.language === DEFAULT_LANGUAGE && WITH_ARTICLE.test(name) ? `the ${name}` : name
  }

  number(value: number, options: Intl.NumberFormatOptions): string {
    const tag = this.language === DEFAULT_LANGUAGE ? 'en-NG' : this.language
    return new Intl.NumberFormat(tag, options).format(value)
  }
}

const translators = new Map<Language, Translator>()

export function getTranslator(language: Language): Translator {
  const known = translators.get(language)
  if (known) return known
  const translator = new Translator(language)
  translators.set(language, translator)
  return translator
}

/** Use it if the reader's language is unknown, as for API clients. */
export const getEnglishTranslator = () => getTranslator(DEFAULT_LANGUAGE)
