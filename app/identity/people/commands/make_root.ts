import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { RootAppointment } from '#identity/people/root_person'

export default class MakeRoot extends BaseCommand {
  static commandName = 'make:root'
  static description =
    'Make a person a root administrator and mail them a link to choose a password'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Their e-mail address' })
  declare email: string

  async run() {
    const { checkEmail } = await import('#identity/accounts/rules/account_rules')
    const { describeCommandFailure } = await import('#identity/people/command_failure')
    const email = checkEmail.formOf!(this.email.trim().toLowerCase())
    if (checkEmail(email)) {
      return this.refuse(`${this.email} is not an e-mail address.`)
    }
    try {
      const { makeRoot } = await import('#identity/people/root_person')
      await this.tell(await makeRoot(email))
    } catch (error) {
      const sentence = describeCommandFailure(error)
      if (!sentence) throw error
      this.refuse(sentence)
    }
  }

  private async tell({ user, was, token }: RootAppointment) {
    const { email } = user
    if (!token) {
      return this.logger.info(
        `${email} is a root administrator already: "Forgot password?" on the sign-in page sends a link.`
      )
    }
    this.logger.success(
      was === 'invited'
        ? `${email} is a root administrator already, without a password yet.`
        : `${email} is a root administrator now.`
    )
    if (was === 'person') {
      this.logger.info('The account existed already. Its old password and sessions no longer work.')
    }
    await this.handOver(user, token)
  }

  /** The server's operator may open the account, so the terminal may show the link. */
  private async handOver(user: RootAppointment['user'], token: string) {
    // The link needs a named route, and only the web server commits routes automatically.
    const router = await this.app.container.make('router')
    router.commit()
    const { loadBrand } = await import('#shared/brand/current_brand')
    await loadBrand()
    const { default: RootMadeMail, buildChoosePasswordUrl: passwordLink } =
      await import('#identity/people/root_appointed_mail')
    const { hasMailServer, sendMailNow } = await import('#shared/mail/send_mail')
    if (hasMailServer()) {
      const sent = await sendMailNow(new RootMadeMail(user, token)).then(
        () => true,
        () => false
      )
      if (sent)
        return this.logger.info(`A link to choose a password is on its way to ${user.email}.`)
      this.logger.warning('The mail server did not accept the mail.')
    }
    this.logger.info('Open this link within 24 hours to choose a password; it works once:')
    this.logger.log(passwordLink(token))
  }

  private refuse(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
