import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { translationValidator } from '#admin/languages/language_validator'
import {
  listTranslatedMessages,
  requireTranslatedLanguage,
} from '#admin/languages/translated_messages'
import { saveTranslation } from '#admin/languages/edit_translations'

export default class TranslationsController {
  async index({ params }: HttpContext) {
    return { data: await listTranslatedMessages(requireTranslatedLanguage(params.language)) }
  }

  async update(ctx: HttpContext) {
    const language = requireTranslatedLanguage(ctx.params.language)
    const { text, was } = await ctx.request.validateUsing(translationValidator)
    await saveTranslation(callerOf(ctx), language, { key: String(ctx.params.key), text, was })
    return { message: 'The translation is saved. It is a draft until a speaker signs it.' }
  }
}
