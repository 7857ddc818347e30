import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { organizations } = controllers.identity

/** That of test data is the live one below zero. */
const organizationOrTwin = { match: /^-?[1-9]\d{0,14}$/, cast: Number }

pages('identity', 'anyone', () => {
  router.get('/invitation/:token', [organizations.InvitationPage, 'render']).as('invitation')
})

pages('identity', 'signedIn', () => {
  router.get('/base/members', [organizations.MembersPage, 'render']).as('members')
})

calls('identity', 'signedIn', () => {
  router.get('/organization/members', [organizations.Members, 'index'])
  router.put('/organization/members/:id', [organizations.Members, 'update']).where('id', number)
  router.delete('/organization/members/:id', [organizations.Members, 'destroy']).where('id', number)
  router.get('/organization/invitations', [organizations.Invitations, 'index'])
  router.post('/organization/invitations', [organizations.Invitations, 'store'])
  router
    .delete('/organization/invitations/:id', [organizations.Invitations, 'destroy'])
    .where('id', number)
  router.get('/user/invitations', [organizations.ReceivedInvitations, 'index'])
  router
    .put('/user/invitations/:id', [organizations.ReceivedInvitations, 'update'])
    .where('id', number)
  router.get('/account/organizations', [organizations.Organizations, 'index'])
  router
    .put('/switch/:id', [organizations.OrganizationSwitches, 'update'])
    .as('switch')
    .where('id', organizationOrTwin)
})
