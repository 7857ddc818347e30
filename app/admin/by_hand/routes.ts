import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { shipmentReadBy } from '#shared/audit/audited_reads'
import { definePages } from '#start/route_groups'

const { byHand } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/by_hand', [byHand.ByHandPage, 'render'])
    .page({ by: 'openConsole' })
    .as('by_hand')
  router
    .get('/admin/by_hand/:id', [byHand.HandParcelPage, 'render'])
    .page({ by: 'openConsole', auditedRead: shipmentReadBy('id') })
    .as('hand_parcel')
}).where('id', idParam)
