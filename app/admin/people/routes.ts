import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { pages } from '#start/route_groups'

const { people } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/base/users', [people.UsersPage, 'render']).as('users')
  router.get('/base/users/:id', [people.UserAccountPage, 'render']).as('user_account')
}).where('id', number)
