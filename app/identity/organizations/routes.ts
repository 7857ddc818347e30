import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { organizations } = controllers.identity

/** That of test data is the live one below zero. */
const organizationOrTwin = { match: /^-?[1-9]\d{0,14}$/, cast: Number }

pages('identity', () => {
  router
    .get('/invitation/:token', [organizations.InvitationPage, 'render'])
    .page({ by: 'anyone' })
    .as('invitation')
})

pages('identity', () => {
  router
    .get('/base/members', [organizations.MembersPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('members')
})

calls('identity', () => {
  router
    .get('/organization/members', [organizations.Members, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/organization/members/:id', [organizations.Members, 'update'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true })
    .where('id', number)
  router
    .delete('/organization/members/:id', [organizations.Members, 'destroy'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
    .where('id', number)
  router
    .get('/organization/invitations', [organizations.Invitations, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .post('/organization/invitations', [organizations.Invitations, 'store'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true })
  router
    .delete('/organization/invitations/:id', [organizations.Invitations, 'destroy'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true })
    .where('id', number)
  router
    .get('/user/invitations', [organizations.ReceivedInvitations, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/user/invitations/:id', [organizations.ReceivedInvitations, 'update'])
    .call({ by: 'signedIn', team: 'nothing', liveOnly: true })
    .where('id', number)
  router
    .get('/account/organizations', [organizations.Organizations, 'index'])
    .call({ by: 'signedIn' })
  router
    .put('/switch/:id', [organizations.OrganizationSwitches, 'update'])
    .call({ by: 'signedIn', team: 'nothing' })
    .as('switch')
    .where('id', organizationOrTwin)
})
