import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { pages } from '#start/route_groups'

const { byHand } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/by_hand', [byHand.ByHandPage, 'render']).as('by_hand')
  router.get('/admin/by_hand/:id', [byHand.HandParcelPage, 'render']).as('hand_parcel')
}).where('id', number)
