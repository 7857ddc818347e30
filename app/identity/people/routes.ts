import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { peopleListRead, userRead } from '#shared/audit/audited_reads'
import { SEARCHED_PAGES_DOCS } from '#shared/http/pagination_texts'
import { defineCalls } from '#start/route_groups'

const { people } = controllers.identity

defineCalls('identity', 'People', () => {
  router.get('/users/advanced/all', [people.People, 'index']).call({
    by: 'openConsole',
    auditedRead: peopleListRead,
    summary: 'List people',
    description: SEARCHED_PAGES_DOCS,
  })
  router.get('/user/init', [people.People, 'create']).call({
    id: 'getPersonChoices',
    by: 'openConsole',
    summary: 'Get the roles, approval groups and statuses',
  })
  router.post('/user/create', [people.People, 'store']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Create a person',
    description: 'Sends the person an e-mail to choose a password.',
  })
  router.get('/user/edit/:id', [people.People, 'edit']).call({
    id: 'getPersonForm',
    by: 'openConsole',
    auditedRead: userRead('id'),
    summary: 'Get a person for editing',
  })
  router
    .get('/user/:id', [people.People, 'show'])
    .call({ by: 'openConsole', auditedRead: userRead('id'), summary: 'Get a person' })
  router
    .put('/user/:id', [people.People, 'update'])
    .call({ by: 'openConsole', mayNeedApproval: true, summary: 'Update a person' })
  router
    .put('/user/block/:id', [people.UserBlocks, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Block a person',
      description: 'Ends their sessions and tokens at once.',
    })
    .as('people.block')
  router
    .put('/user/unblock/:id', [people.UserBlocks, 'destroy'])
    .call({ by: 'openConsole', summary: 'Unblock a person' })
    .as('people.unblock')
}).where('id', router.matchers.number())
