import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { TOKEN_HEADER_DOCS } from '#identity/access/reference_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { organizations } = controllers.identity

/** Test organizations have the negative id of the live one. */
const organizationIdParam = { match: /^-?[1-9]\d{0,14}$/, cast: Number }

const ROLES =
  '`owner` does everything, `payer` books and pays, `booker` books and leaves the payment to others, `viewer` reads everything and changes nothing. `member`, an older name of `payer`, is still taken.'

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
    summary: 'List the people of your organization',
    description:
      'Amounts are naira; a limit that is null is none. What somebody may spend and has spent is told to them and to owners.',
  })
  router
    .put('/organization/members/:id', [organizations.Members, 'update'])
    .call({
      by: 'signedIn',
      team: 'team',
      liveOnly: true,
      summary: 'Give somebody another role',
      description: ROLES,
    })
    .where('id', idParam)
  router
    .delete('/organization/members/:id', [organizations.Members, 'destroy'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Take somebody out of the organization, or leave it',
      description:
        'API keys that they made go on reading and booking, and pay nothing until an owner rolls them.',
    })
    .where('id', idParam)
  router
    .get('/organization/invitations', [organizations.Invitations, 'index'])
    .call({ by: 'signedIn', liveOnly: true, summary: 'List the open invitations' })
  router.post('/organization/invitations', [organizations.Invitations, 'store']).call({
    by: 'signedIn',
    team: 'team',
    liveOnly: true,
    summary: 'Invite somebody by e-mail',
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
    summary: 'List the invitations that this person has received',
  })
  router
    .put('/user/invitations/:id', [organizations.ReceivedInvitations, 'update'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      liveOnly: true,
      summary: 'Accept an invitation, and work for that business',
    })
    .where('id', idParam)
  router
    .get('/account/organizations', [organizations.Organizations, 'index'])
    .call({ by: 'signedIn', tag: 'Signing in', summary: 'List the organizations of this person' })
  router
    .put('/switch/:id', [organizations.OrganizationSwitches, 'update'])
    .call({
      by: 'signedIn',
      team: 'nothing',
      tag: 'Signing in',
      summary: 'Switch to another organization',
      description:
        'The old token ends; the answer carries a new one. The number of an organization below zero is its test data.',
      headers: TOKEN_HEADER_DOCS,
    })
    .as('switch')
    .where('id', organizationIdParam)
})
