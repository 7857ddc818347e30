import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { people } = controllers.identity

// What staff do with the accounts of others.
calls('identity', 'openConsole', () => {
  router.get('/users/advanced/all', [people.People, 'index'])
  router.get('/user/init', [people.People, 'create'])
  router.post('/user/create', [people.People, 'store'])
  router.get('/user/edit/:id', [people.People, 'edit'])
  router.get('/user/:id', [people.People, 'show'])
  router.put('/user/:id', [people.People, 'update'])
  router.put('/user/block/:id', [people.UserBlocks, 'store']).as('people.block')
  router.put('/user/unblock/:id', [people.UserBlocks, 'destroy']).as('people.unblock')
}).where('id', router.matchers.number())
