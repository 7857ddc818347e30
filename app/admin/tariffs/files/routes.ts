import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { courier } from '#admin/tariffs/route_params'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { files } = controllers.admin.tariffs

calls('admin', 'openConsole', () => {
  router.get('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'show'])
  router.post('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'store'])
  router.post('/shippingZone/file/courier/:courier/preview', [files.ZoneFilePreviews, 'store'])
  router.get('/rate/file/zone/:id', [files.RateFiles, 'show']).as('zone_rate_files.show')
  router.post('/rate/file/zone/:id', [files.RateFiles, 'store']).as('zone_rate_files.store')
  router
    .post('/rate/file/zone/:id/preview', [files.RateFilePreviews, 'store'])
    .as('zone_rate_file_previews.store')
  router.get('/rate/file/courier/:courier', [files.RateFiles, 'show']).as('courier_rate_files.show')
  router
    .post('/rate/file/courier/:courier', [files.RateFiles, 'store'])
    .as('courier_rate_files.store')
  router
    .post('/rate/file/courier/:courier/preview', [files.RateFilePreviews, 'store'])
    .as('courier_rate_file_previews.store')
})
  .where('id', number)
  .where('courier', courier)
