import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import {
  isLanguage,
  type Language,
  chooseLanguageForCountry,
} from '#shared/languages/rules/languages'
import { type Translator, getTranslator } from '#shared/languages/translator'

const COOKIE = 'language'

/**
 * The words of who asks for a page: in the language that they chose, else that their browser proposes, else that of
 * the country that it is about.
 */
export function getReaderTranslator(ctx: HttpContext, countryCode?: string): Translator {
  return getTranslator(findReaderLanguage(ctx) ?? chooseLanguageForCountry(countryCode ?? ''))
}

/** The language that they say they read; null where they say none. */
export function findReaderLanguage(ctx: HttpContext): Language | null {
  return findRequestedLanguage(ctx) ?? readLanguageCookie(ctx) ?? findBrowserLanguage(ctx)
}

/** In the address, so that a link can be sent in a language. */
export function findRequestedLanguage({ request }: HttpContext): Language | null {
  const { lang } = request.qs()
  return isLanguage(lang) ? lang : null
}

/** Only what was pressed on a page of ours: who follows somebody's link has chosen nothing. */
export function saveLanguage(ctx: HttpContext) {
  const { request, response } = ctx
  const asked = findRequestedLanguage(ctx)
  const isPressed = request.header('sec-fetch-site') === 'same-origin'
  if (!asked || !isPressed || asked === readLanguageCookie(ctx)) return
  const kept = { maxAge: '400d', httpOnly: true, sameSite: 'lax', encode: false } as const
  response.plainCookie(COOKIE, asked, kept)
  response.header('Cache-Control', 'no-store, private')
}

function readLanguageCookie({ request }: HttpContext): Language | null {
  const kept: unknown = request.plainCookie(COOKIE, { encoded: false })
  return isLanguage(kept) ? kept : null
}

function findBrowserLanguage({ request }: HttpContext): Language | null {
  const header = request.header('accept-language')
  // Whoever takes any has proposed none.
  const best = header && header !== '*' ? i18nManager.getSupportedLocaleFor(header) : null
  return isLanguage(best) ? best : null
}
