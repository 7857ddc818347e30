import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribeFromTexts, resubscribeToTexts } from '#branding/unwanted_mail/text_unsubscribes'

export default class UnwantedTextsController {
  async store({ params }: HttpContext) {
    await unsubscribeFromTexts(params.token)
    return { message: 'You will no longer get these messages.' }
  }

  async destroy({ params }: HttpContext) {
    await resubscribeToTexts(params.token)
    return { message: 'You will get these messages again.' }
  }
}
