import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { courier } from '#admin/tariffs/route_params'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { files } = controllers.admin.tariffs

calls('admin', () => {
  router
    .get('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'show'])
    .call({ by: 'openConsole' })
  router
    .post('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'store'])
    .call({ by: 'openConsole' })
  router
    .post('/shippingZone/file/courier/:courier/preview', [files.ZoneFilePreviews, 'store'])
    .call({ by: 'openConsole' })
  router
    .get('/rate/file/zone/:id', [files.RateFiles, 'show'])
    .call({ by: 'openConsole' })
    .as('zone_rate_files.show')
  router
    .post('/rate/file/zone/:id', [files.RateFiles, 'store'])
    .call({ by: 'openConsole' })
    .as('zone_rate_files.store')
  router
    .post('/rate/file/zone/:id/preview', [files.RateFilePreviews, 'store'])
    .call({ by: 'openConsole' })
    .as('zone_rate_file_previews.store')
  router
    .get('/rate/file/courier/:courier', [files.RateFiles, 'show'])
    .call({ by: 'openConsole' })
    .as('courier_rate_files.show')
  router
    .post('/rate/file/courier/:courier', [files.RateFiles, 'store'])
    .call({ by: 'openConsole' })
    .as('courier_rate_files.store')
  router
    .post('/rate/file/courier/:courier/preview', [files.RateFilePreviews, 'store'])
    .call({ by: 'openConsole' })
    .as('courier_rate_file_previews.store')
})
  .where('id', number)
  .where('courier', courier)
