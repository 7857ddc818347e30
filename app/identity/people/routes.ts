import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { shownPeople, user } from '#shared/audit/shown'
import { calls } from '#start/route_groups'

const { people } = controllers.identity

// What staff do with the accounts of others.
calls('identity', () => {
  router
    .get('/users/advanced/all', [people.People, 'index'])
    .call({ by: 'openConsole', shows: shownPeople })
  router.get('/user/init', [people.People, 'create']).call({ by: 'openConsole' })
  router.post('/user/create', [people.People, 'store']).call({ by: 'openConsole' })
  router
    .get('/user/edit/:id', [people.People, 'edit'])
    .call({ by: 'openConsole', shows: user('id') })
  router.get('/user/:id', [people.People, 'show']).call({ by: 'openConsole', shows: user('id') })
  router.put('/user/:id', [people.People, 'update']).call({ by: 'openConsole' })
  router
    .put('/user/block/:id', [people.UserBlocks, 'store'])
    .call({ by: 'openConsole' })
    .as('people.block')
  router
    .put('/user/unblock/:id', [people.UserBlocks, 'destroy'])
    .call({ by: 'openConsole' })
    .as('people.unblock')
}).where('id', router.matchers.number())
