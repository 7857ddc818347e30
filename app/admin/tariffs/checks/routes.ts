import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { checks } = controllers.admin.tariffs

calls('admin', () => {
  router
    .post('/tariff_version/:id/check', [checks.VersionChecks, 'store'])
    .call({ by: 'openConsole', once: 'repeatable' })
}).where('id', number)
