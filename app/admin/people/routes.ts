import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { peopleListRead, userRead } from '#shared/audit/audited_reads'
import { definePages } from '#start/route_groups'

const { people } = controllers.admin

definePages('admin', () => {
  router
    .get('/base/users', [people.UsersPage, 'render'])
    .page({ by: 'openConsole', auditedRead: peopleListRead })
    .as('users')
  router
    .get('/base/users/:id', [people.UserAccountPage, 'render'])
    .page({ by: 'openConsole', auditedRead: userRead('id') })
    .as('user_account')
}).where('id', idParam)
