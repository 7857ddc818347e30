import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { definePages } from '#start/route_groups'

const { tariffs } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/zones/:kind?', [tariffs.ZonesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('zones')
  router
    .get('/admin/zones/:kind/:id', [tariffs.ZoneRatesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('zone_rates')
})
  .where('kind', /^(export|import|local|city)$/)
  .where('id', idParam)
