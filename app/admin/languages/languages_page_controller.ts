import type { HttpContext } from '@adonisjs/core/http'
import { isLanguage, TRANSLATED_LANGUAGES } from '#shared/languages/rules/languages'
import {
  listLanguageProgress,
  listTranslatedMessages,
  requireTranslatedLanguage,
} from '#admin/languages/translated_messages'

export default class LanguagesPageController {
  async render({ inertia, request }: HttpContext) {
    const { language: asked, state } = request.qs()
    const language = requireTranslatedLanguage(
      isLanguage(asked) ? asked : TRANSLATED_LANGUAGES[0]!.code
    )
    return inertia.render('admin/languages/languages', {
      language,
      state: state === 'draft' ? ('draft' as const) : ('all' as const),
      languages: await listLanguageProgress(),
      messages: await listTranslatedMessages(language),
    })
  }
}
