import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { COURIER_CODE_PATTERN, TARIFF_CALL } from '#admin/tariffs/tariff_call'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { files } = controllers.admin.tariffs

defineCalls('admin', 'Tariff', () => {
  router.get('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'show']).call({
    ...TARIFF_CALL,
    summary: 'Download the zones of a courier as CSV',
    file: 'text/csv',
  })
  router.post('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'store']).call({
    by: 'openConsole',
    summary: 'Import the zones of a courier',
    description:
      'Imports the whole file or nothing. Zones that the file omits are deleted, but only within the kinds, countries and (for city zones) states that it names. The query holds the `base` of the preview.',
    failures: [409],
  })
  router
    .post('/shippingZone/file/courier/:courier/preview', [files.ZoneFiles, 'preview'])
    .call({
      ...TARIFF_CALL,
      summary: 'Preview an import of the zones of a courier',
      description: 'Takes a CSV as `multipart/form-data`. Saves nothing.',
    })
    .as('zone_file_previews.store')
  router
    .get('/rate/file/zone/:id', [files.RateFiles, 'show'])
    .call({ ...TARIFF_CALL, summary: 'Download the rates of a zone as CSV', file: 'text/csv' })
    .as('zone_rate_files.show')
  router
    .post('/rate/file/zone/:id', [files.RateFiles, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Import the rates of a zone',
      description: 'Imports the whole file or nothing. The query holds the `base` of the preview.',
      failures: [409],
    })
    .as('zone_rate_files.store')
  router
    .post('/rate/file/zone/:id/preview', [files.RateFiles, 'preview'])
    .call({
      ...TARIFF_CALL,
      summary: 'Preview an import of the rates of a zone',
      description: 'Takes a CSV as `multipart/form-data`. Saves nothing.',
    })
    .as('zone_rate_file_previews.store')
  router
    .get('/rate/file/courier/:courier', [files.RateFiles, 'show'])
    .call({ ...TARIFF_CALL, summary: 'Download all rates of a courier as CSV', file: 'text/csv' })
    .as('courier_rate_files.show')
  router
    .post('/rate/file/courier/:courier', [files.RateFiles, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Import the rates of a courier',
      description:
        'Imports the whole file or nothing. Zones that the file does not name do not change. The query holds the `base` of the preview.',
      failures: [409],
    })
    .as('courier_rate_files.store')
  router
    .post('/rate/file/courier/:courier/preview', [files.RateFiles, 'preview'])
    .call({
      ...TARIFF_CALL,
      summary: 'Preview an import of the rates of a courier',
      description: 'Takes a CSV as `multipart/form-data`. Saves nothing.',
    })
    .as('courier_rate_file_previews.store')
})
  .where('id', idParam)
  .where('courier', COURIER_CODE_PATTERN)
