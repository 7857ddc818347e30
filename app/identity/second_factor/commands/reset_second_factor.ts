import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ResetSecondFactor extends BaseCommand {
  static commandName = 'reset:second_factor'
  static description =
    'Remove a person’s second step and sign them out at once; works for the only root administrator too'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Their e-mail address' })
  declare email: string

  async run() {
    const { checkEmail } = await import('#identity/accounts/rules/account_rules')
    const { describeCommandFailure } = await import('#identity/people/command_failure')
    try {
      const { default: User } = await import('#identity/accounts/models/user')
      const { removeFactorsNow } = await import('#identity/second_factor/resets/manage_resets')
      const person = await User.findBy('email', checkEmail.formOf!(this.email.trim().toLowerCase()))
      if (!person) return this.refuse(`No account has the e-mail address ${this.email}.`)
      // The mail needs a named route, and only the web server commits routes automatically.
      const router = await this.app.container.make('router')
      router.commit()
      const { loadBrand } = await import('#shared/brand/current_brand')
      await loadBrand()
      await removeFactorsNow(person)
      this.logger.success(`${person.email} now signs in with the password alone, and was notified.`)
    } catch (error) {
      const sentence = describeCommandFailure(error)
      if (!sentence) throw error
      this.refuse(sentence)
    }
  }

  private refuse(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
