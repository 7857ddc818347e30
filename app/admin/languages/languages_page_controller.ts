import type { HttpContext } from '@adonisjs/core/http'
import { isLanguage, TRANSLATED_LANGUAGES } from '#shared/languages/rules/languages'
import {
  languagesInWork,
  messagesOf,
  translatedLanguage,
} from '#admin/languages/translated_messages'

export default class LanguagesPageController {
  async render({ inertia, request }: HttpContext) {
    const { language: asked, state } = request.qs()
    const language = translatedLanguage(isLanguage(asked) ? asked : TRANSLATED_LANGUAGES[0]!.code)
    return inertia.render('admin/languages/languages', {
      language,
      state: state === 'draft' ? ('draft' as const) : ('all' as const),
      languages: await languagesInWork(),
      messages: await messagesOf(language),
    })
  }
}
