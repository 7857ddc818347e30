import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { isLanguage, type Language, languageOfCountry } from '#shared/languages/rules/languages'
import { type Words, wordsIn } from '#shared/languages/words'

const COOKIE = 'language'

/**
 * The words of who asks for a page: in the language that they chose, else that their browser proposes, else that of
 * the country that it is about.
 */
export function readerWords(ctx: HttpContext, countryCode?: string): Words {
  return wordsIn(readerLanguage(ctx) ?? languageOfCountry(countryCode ?? ''))
}

/** The language that they say they read; null where they say none. */
export function readerLanguage(ctx: HttpContext): Language | null {
  return askedLanguage(ctx) ?? rememberedLanguage(ctx) ?? proposed(ctx)
}

/** In the address, so that a link can be sent in a language. */
export function askedLanguage({ request }: HttpContext): Language | null {
  const { lang } = request.qs()
  return isLanguage(lang) ? lang : null
}

/** Only what was pressed on a page of ours: who follows somebody's link has chosen nothing. */
export function rememberLanguage(ctx: HttpContext) {
  const { request, response } = ctx
  const asked = askedLanguage(ctx)
  const isPressed = request.header('sec-fetch-site') === 'same-origin'
  if (!asked || !isPressed || asked === rememberedLanguage(ctx)) return
  const kept = { maxAge: '400d', httpOnly: true, sameSite: 'lax', encode: false } as const
  response.plainCookie(COOKIE, asked, kept)
  response.header('Cache-Control', 'no-store, private')
}

function rememberedLanguage({ request }: HttpContext): Language | null {
  const kept: unknown = request.plainCookie(COOKIE, { encoded: false })
  return isLanguage(kept) ? kept : null
}

function proposed({ request }: HttpContext): Language | null {
  const header = request.header('accept-language')
  // Whoever takes any has proposed none.
  const best = header && header !== '*' ? i18nManager.getSupportedLocaleFor(header) : null
  return isLanguage(best) ? best : null
}
