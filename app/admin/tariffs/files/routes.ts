import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { COURIER_CODE_PATTERN } from '#admin/tariffs/courier_param'
import { idParam } from '#shared/http/route_params'
import { VERSION_QUERY_DOCS } from '#admin/tariffs/version_query_docs'
import { defineCalls } from '#start/route_groups'

const { files } = controllers.admin.tariffs

defineCalls('admin', 'Tariff', () => {
  router.get('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'show']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Download the zones of a courier',
    file: 'text/csv',
  })
  router.post('/shippingZone/file/courier/:courier', [files.ZoneFiles, 'store']).call({
    by: 'openConsole',
    summary: 'Save a file of zones of a courier',
    description:
      'All of it or nothing. It speaks for each kind, country and, of city zones, state that it names: a zone that it leaves out there is deleted. `base`, in the address, is that of the preview.',
    failures: [409],
  })
  router
    .post('/shippingZone/file/courier/:courier/preview', [files.ZoneFilePreviews, 'store'])
    .call({
      by: 'openConsole',
      ...VERSION_QUERY_DOCS,
      summary: 'See what a file of zones would change for a courier',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    })
  router
    .get('/rate/file/zone/:id', [files.RateFiles, 'show'])
    .call({
      by: 'openConsole',
      ...VERSION_QUERY_DOCS,
      summary: 'Download the rates of a zone',
      file: 'text/csv',
    })
    .as('zone_rate_files.show')
  router
    .post('/rate/file/zone/:id', [files.RateFiles, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Save a file of rates of a zone',
      description: 'All of it or nothing. `base`, in the address, is that of the preview.',
      failures: [409],
    })
    .as('zone_rate_files.store')
  router
    .post('/rate/file/zone/:id/preview', [files.RateFilePreviews, 'store'])
    .call({
      by: 'openConsole',
      ...VERSION_QUERY_DOCS,
      summary: 'See what a file of rates would change in a zone',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    })
    .as('zone_rate_file_previews.store')
  router
    .get('/rate/file/courier/:courier', [files.RateFiles, 'show'])
    .call({
      by: 'openConsole',
      ...VERSION_QUERY_DOCS,
      summary: 'Download all rates of a courier',
      file: 'text/csv',
    })
    .as('courier_rate_files.show')
  router
    .post('/rate/file/courier/:courier', [files.RateFiles, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Save a file of rates of a courier',
      description:
        'All of it or nothing; zones that it does not name stay. `base`, in the address, is that of the preview.',
      failures: [409],
    })
    .as('courier_rate_files.store')
  router
    .post('/rate/file/courier/:courier/preview', [files.RateFilePreviews, 'store'])
    .call({
      by: 'openConsole',
      ...VERSION_QUERY_DOCS,
      summary: 'See what a file of rates would change for a courier',
      description: 'A CSV, as `multipart/form-data`. Nothing is saved.',
    })
    .as('courier_rate_file_previews.store')
})
  .where('id', idParam)
  .where('courier', COURIER_CODE_PATTERN)
