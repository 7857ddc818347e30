import router from '@adonisjs/core/services/router'

const LandingPageController = () => import('#shared/controllers/landing_page_controller')
const HealthController = () => import('#shared/controllers/health_controller')

router
  .group(() => {
    router.get('/', [LandingPageController, 'render']).as('landing')
    router.get('/health', [HealthController, 'show']).as('health')
    router.get('/health/live', [HealthController, 'live']).as('health.live')
  })
  .as('shared')
