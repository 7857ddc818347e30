import type { HttpContext } from '@adonisjs/core/http'
import {
  unsubscribeFromEmails,
  resubscribeToEmails,
} from '#branding/unwanted_mail/email_unsubscribes'

export default class UnwantedMailsController {
  async store({ params }: HttpContext) {
    await unsubscribeFromEmails(params.token)
    return { message: 'You will no longer get these e-mails.' }
  }

  async destroy({ params }: HttpContext) {
    await resubscribeToEmails(params.token)
    return { message: 'You will get these e-mails again.' }
  }
}
