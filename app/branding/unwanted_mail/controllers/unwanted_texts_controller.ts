import type { HttpContext } from '@adonisjs/core/http'
import { refuseTexts, wantTextsAgain } from '#branding/unwanted_mail/unwanted_texts'

export default class UnwantedTextsController {
  async store({ params }: HttpContext) {
    await refuseTexts(params.token)
    return { message: 'You will no longer get these messages.' }
  }

  async destroy({ params }: HttpContext) {
    await wantTextsAgain(params.token)
    return { message: 'You will get these messages again.' }
  }
}
