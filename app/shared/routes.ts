import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'

const DevInboxPageController = () => import('#shared/inbox/dev_inbox_page_controller')
const DevMailBodiesController = () => import('#shared/inbox/dev_mail_bodies_controller')
const LandingPageController = () => import('#shared/landing/landing_page_controller')
const DownloadsController = () => import('#shared/documents/downloads_controller')
const HealthController = () => import('#shared/http/health_controller')

router
  .group(() => {
    router.get('/', [LandingPageController, 'render']).as('landing')
    router
      .on('/branded-tracking')
      .renderInertia('shared/landing/branded_tracking', {})
      .as('branded_tracking')
    router
      .on('/branded-notification')
      .renderInertia('shared/landing/branded_notification', {})
      .as('branded_notification')
    router.on('/terms').renderInertia('shared/legal/terms', {}).as('terms')
    router.on('/privacy').renderInertia('shared/legal/privacy', {}).as('privacy')
    router.get('/health', [HealthController, 'show']).as('health')
    router.get('/health/live', [HealthController, 'live']).as('health.live')
  })
  .as('shared')

// Anyone may call it: the token is the permission.
router.get('/api/v1/files/download', [DownloadsController, 'show']).as('api.shared.downloads.show')

// Mail and SMS that were kept instead of sent: with links that open accounts, so never in production.
if (!app.inProduction) {
  router
    .group(() => {
      router.get('/dev/inbox', [DevInboxPageController, 'render']).as('page')
      router.get('/dev/inbox/:id/html', [DevMailBodiesController, 'show']).as('body')
    })
    .as('shared.dev_inbox')
}
