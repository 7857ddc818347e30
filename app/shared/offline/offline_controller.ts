import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { markLook, markSvg } from '#shared/site_identity/mark'
import { getTranslatorOrEnglish } from '#shared/languages/controllers/public_page_translations'
import { getReaderTranslator } from '#shared/languages/controllers/reader_language'
import type { MessageValues } from '#shared/languages/rules/icu'
import type { TranslationKeyOf } from '#shared/languages/rules/translation_keys'
import { languageTag } from '#shared/languages/rules/languages'

export default class OfflineController {
  /** Browsers check for a new service worker on each visit, so it must not be cached. */
  async worker({ response, view }: HttpContext) {
    response
      .header('Cache-Control', 'no-cache')
      .header('Content-Type', 'text/javascript; charset=utf-8')
    const script = { version: version(), offline: urlFor('shared.offline') }
    return response.send(await view.render('offline/worker', script))
  }

  /** Shows no personal data. The worker sends no cookies, so the browser's language is used. */
  async page(ctx: HttpContext) {
    const { response, view } = ctx
    const translator = getTranslatorOrEnglish(getReaderTranslator(ctx), ['offline'])
    const { ground, ink } = markLook()
    const mark = markSvg({ side: 32 })
    response.header('Cache-Control', 'no-cache').vary(['Accept-Language', 'Cookie'])
    return view.render('offline/page', {
      brand,
      mark,
      press: ground,
      pressInk: ink,
      probed: urlFor('shared.worker'),
      tag: languageTag(translator.language),
      t: (key: TranslationKeyOf<'offline'>, values?: MessageValues) => translator.t(key, values),
    })
  }
}

/** Names the worker's cache. A new build or brand changes it, and the old cache is dropped. */
function version(): string {
  const { name, colour } = brand
  return createHash('sha256').update([BUILD, name, colour].join()).digest('hex').slice(0, 12)
}

const BUILD = buildOf(app.publicPath('assets/.vite/manifest.json'))

function buildOf(manifest: string): string {
  try {
    return readFileSync(manifest, 'utf8')
  } catch {
    return ''
  }
}
