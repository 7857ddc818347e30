import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import type { Caller } from '#identity/sessions/caller'
import { siteUrlOptions } from '#identity/accounts/mails/account_mail'
import { TEAM_ROLE_LABELS } from '#identity/teams/rules/team_rights'
import type Invitation from '#identity/organizations/models/invitation'
import { PlatformEmail } from '#shared/mail/platform_email'

export default class InvitationMail extends PlatformEmail {
  constructor(
    private readonly invitation: Invitation,
    private readonly sent: { caller: Caller; token: string }
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.invitation.email }
  }

  protected contents() {
    const { caller, token } = this.sent
    const { name } = caller.organization
    const role = TEAM_ROLE_LABELS[this.invitation.teamRole]
    return {
      subject: `${caller.user.fullName} invites you to ${name} on ${brand.name}`,
      greeting: 'Hello,',
      paragraphs: [
        `${caller.user.fullName} (${caller.user.email}) invites you to join ${name} on ${brand.name}.`,
        `Your role is ${role.name}. ${role.description}`,
        `No account yet? Sign up with this e-mail address: ${this.invitation.email}.`,
      ],
      action: {
        label: `Join ${name}`,
        url: urlFor('identity.invitation', { token }, siteUrlOptions),
      },
      notes: [
        'The invitation is for you only, and ends after 7 days.',
        'If you do not know this business, ignore this message.',
      ],
    }
  }
}
