import type { HttpContext } from '@adonisjs/core/http'
import { refuseMail, wantMailAgain } from '#branding/unwanted_mail/unwanted_mail'

export default class UnwantedMailsController {
  async store({ params }: HttpContext) {
    await refuseMail(params.token)
    return { message: 'You will no longer get these e-mails.' }
  }

  async destroy({ params }: HttpContext) {
    await wantMailAgain(params.token)
    return { message: 'You will get these e-mails again.' }
  }
}
