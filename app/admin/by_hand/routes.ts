import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { parcelWith } from '#shared/audit/shown'
import { pages } from '#start/route_groups'

const { byHand } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/by_hand', [byHand.ByHandPage, 'render'])
    .page({ by: 'openConsole' })
    .as('by_hand')
  router
    .get('/admin/by_hand/:id', [byHand.HandParcelPage, 'render'])
    .page({ by: 'openConsole', shows: parcelWith('id') })
    .as('hand_parcel')
}).where('id', number)
