import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import {
  isLanguage,
  type Language,
  chooseLanguageForCountry,
} from '#shared/languages/rules/languages'
import { type Translator, getTranslator } from '#shared/languages/translator'

const COOKIE = 'language'

/** Chooses the language: the reader's choice, else the browser's, else that of the country. */
export function getReaderTranslator(ctx: HttpContext, countryCode?: string): Translator {
  return getTranslator(findReaderLanguage(ctx) ?? chooseLanguageForCountry(countryCode ?? ''))
}

export function findReaderLanguage(ctx: HttpContext): Language | null {
  return findRequestedLanguage(ctx) ?? readLanguageCookie(ctx) ?? findBrowserLanguage(ctx)
}

/** Reads `?lang=`, which fixes the language of a shared link. */
export function findRequestedLanguage({ request }: HttpContext): Language | null {
  const { lang } = request.qs()
  return isLanguage(lang) ? lang : null
}

/** Saves a language that the reader chose on our page, but not one from a link elsewhere. */
export function saveLanguage(ctx: HttpContext) {
  const { request, response } = ctx
  const requested = findRequestedLanguage(ctx)
  const isPressed = request.header('sec-fetch-site') === 'same-origin'
  if (!requested || !isPressed || requested === readLanguageCookie(ctx)) return
  const kept = { maxAge: '400d', httpOnly: true, sameSite: 'lax', encode: false } as const
  response.plainCookie(COOKIE, requested, kept)
  response.header('Cache-Control', 'no-store, private')
}

function readLanguageCookie({ request }: HttpContext): Language | null {
  const kept: unknown = request.plainCookie(COOKIE, { encoded: false })
  return isLanguage(kept) ? kept : null
}

function findBrowserLanguage({ request }: HttpContext): Language | null {
  const header = request.header('accept-language')
  const best = header && header !== '*' ? i18nManager.getSupportedLocaleFor(header) : null
  return isLanguage(best) ? best : null
}
