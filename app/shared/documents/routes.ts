import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { documents } = controllers.shared

// Public, because the download token authorizes the call.
defineCalls('shared', 'Tracking and documents', () => {
  router.get('/files/download', [documents.Downloads, 'show']).call({
    id: 'downloadFile',
    by: 'anyone',
    summary: 'Download a document',
    query: { token: { type: 'string', description: 'The token from `GET /files/token/...`.' } },
    file: 'application/pdf',
    failures: [404],
  })
})
