import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { TOKEN_HEADER_DOCS } from '#identity/access/api_reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { organizations } = controllers.identity

/** Test organizations have the negative id of the live one. */
const organizationIdParam = { match: /^-?[1-9]\d{0,14}$/, cast: Number }

const ROLES =
  '`owner` can do everything, `payer` can book and pay, `booker` can book but not pay, `viewer` can read but change nothing. `member` is an older name of `payer` and still accepted.'

definePages('identity', () => {
  router
    .get('/invitation/:token', [organizations.InvitationPage, 'render'])
    .page({ by: 'anyone' })
    .as('invitation')
  router
    .get('/base/members', [organizations.MembersPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('members')
})

defineCalls('identity', 'Team', () => {
  router.get('/organization/members', [organizations.Members, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the members of your organization',
    description:
      'Amounts are in naira; null means no limit. Only the member and the owners see spending and its limit.',
  })
  router
    .put('/organization/members/:id', [organizations.Members, 'update'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      summary: 'Update the role of a member',
      description: ROLES,
    })
    .where('id', idParam)
  router
    .delete('/organization/members/:id', [organizations.Members, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Remove a member from your organization, or leave it',
      description:
        'Live API keys that the member created can then only get prices, book and track, until an owner rolls them.',
    })
    .where('id', idParam)
  router
    .get('/organization/invitations', [organizations.Invitations, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List open invitations' })
  router.post('/organization/invitations', [organizations.Invitations, 'store']).call({
    by: 'signedIn',
    team: 'team',
    liveOnly: true,
    summary: 'Invite a member by e-mail',
    description: ROLES,
    failures: [429],
  })
  router
    .delete('/organization/invitations/:id', [organizations.Invitations, 'destroy'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true, summary: 'Withdraw an invitation' })
    .where('id', idParam)
  router.get('/user/invitations', [organizations.ReceivedInvitations, 'index']).call({
    by: 'signedIn',
    liveOnly: true,
    summary: 'List the invitations you have received',
  })
  router
    .put('/user/invitations/:id', [organizations.ReceivedInvitations, 'update'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Accept an invitation',
    })
    .where('id', idParam)
  router
    .get('/account/organizations', [organizations.Organizations, 'index'])
    .call({ by: 'signedIn', tag: 'Sign-in', summary: 'List your organizations' })
  router
    .put('/switch/:id', [organizations.OrganizationSwitches, 'update'])
    .call({
      id: 'switchOrganization',
      by: 'signedIn',
      team: 'nothing',
      tag: 'Sign-in',
      summary: 'Switch to another organization',
      description:
        'Ends the current token and returns a new one. An organization’s id with a minus sign selects its test data.',
      headers: TOKEN_HEADER_DOCS,
    })
    .as('switch')
    .where('id', organizationIdParam)
})
