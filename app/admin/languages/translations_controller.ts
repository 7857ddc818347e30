import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { translationValidator } from '#admin/languages/language_validator'
import { messagesOf, translatedLanguage } from '#admin/languages/translated_messages'
import { writeTranslation } from '#admin/languages/translating'

export default class TranslationsController {
  async index({ params }: HttpContext) {
    return { data: await messagesOf(translatedLanguage(params.language)) }
  }

  async update(ctx: HttpContext) {
    const language = translatedLanguage(ctx.params.language)
    const { text, was } = await ctx.request.validateUsing(translationValidator)
    await writeTranslation(callerOf(ctx), language, { key: String(ctx.params.key), text, was })
    return { message: 'The words are saved. They are a draft until they are signed.' }
  }
}
