import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listRead } from '#shared/audit/audited_reads'
import { definePages } from '#start/route_groups'

const { pickups } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/pickups', [pickups.PickupsPage, 'render'])
    .page({ by: 'openConsole', auditedRead: listRead('pickups') })
    .as('pickups')
})
