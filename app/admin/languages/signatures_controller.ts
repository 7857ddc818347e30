import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { signatureValidator } from '#admin/languages/language_validator'
import { requireTranslatedLanguage } from '#admin/languages/translated_messages'
import { signTranslations } from '#admin/languages/edit_translations'

export default class SignaturesController {
  async store(ctx: HttpContext) {
    const language = requireTranslatedLanguage(ctx.params.language)
    const { messages } = await ctx.request.validateUsing(signatureValidator)
    await signTranslations(callerOf(ctx), language, messages)
    const signed = messages.length === 1 ? 'The message is' : `${messages.length} messages are`
    return { message: `${signed} signed.` }
  }
}
