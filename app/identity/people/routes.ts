import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const PeopleController = () => import('#identity/people/people_controller')
const UserBlocksController = () => import('#identity/people/user_blocks_controller')

/** What staff do with the accounts of others. */
router
  .group(() => {
    router.get('/users/advanced/all', [PeopleController, 'index']).as('index')
    router.get('/user/init', [PeopleController, 'create']).as('create')
    router.post('/user/create', [PeopleController, 'store']).as('store')
    router.get('/user/edit/:id', [PeopleController, 'edit']).as('edit')
    router.get('/user/:id', [PeopleController, 'show']).as('show')
    router.put('/user/:id', [PeopleController, 'update']).as('update')
    router.put('/user/block/:id', [UserBlocksController, 'store']).as('block')
    router.put('/user/unblock/:id', [UserBlocksController, 'destroy']).as('unblock')
  })
  .where('id', router.matchers.number())
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.identity.people')
