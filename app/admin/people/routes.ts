import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { shownPeople, user } from '#shared/audit/shown'
import { pages } from '#start/route_groups'

const { people } = controllers.admin

pages('admin', () => {
  router
    .get('/base/users', [people.UsersPage, 'render'])
    .page({ by: 'openConsole', shows: shownPeople })
    .as('users')
  router
    .get('/base/users/:id', [people.UserAccountPage, 'render'])
    .page({ by: 'openConsole', shows: user('id') })
    .as('user_account')
}).where('id', number)
