import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const InvitationPageController = () =>
  import('#identity/organizations/controllers/invitation_page_controller')
const InvitationsController = () =>
  import('#identity/organizations/controllers/invitations_controller')
const MembersController = () => import('#identity/organizations/controllers/members_controller')
const MembersPageController = () =>
  import('#identity/organizations/controllers/members_page_controller')
const ReceivedInvitationsController = () =>
  import('#identity/organizations/controllers/received_invitations_controller')

router
  .group(() => {
    router.get('/invitation/:token', [InvitationPageController, 'render']).as('invitation')
    router
      .get('/base/members', [MembersPageController, 'render'])
      .as('members')
      .use(middleware.signedIn())
  })
  .as('identity')

/** The people of a business. */
router
  .group(() => {
    router.get('/organization/members', [MembersController, 'index']).as('members.index')
    router.put('/organization/members/:id', [MembersController, 'update']).as('members.update')
    router.delete('/organization/members/:id', [MembersController, 'destroy']).as('members.destroy')
    router
      .get('/organization/invitations', [InvitationsController, 'index'])
      .as('invitations.index')
    router
      .post('/organization/invitations', [InvitationsController, 'store'])
      .as('invitations.store')
    router
      .delete('/organization/invitations/:id', [InvitationsController, 'destroy'])
      .as('invitations.destroy')
    router
      .get('/user/invitations', [ReceivedInvitationsController, 'index'])
      .as('received_invitations.index')
    router
      .put('/user/invitations/:id', [ReceivedInvitationsController, 'update'])
      .as('received_invitations.update')
  })
  .where('id', number)
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.identity')
