import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/live', [controllers.identity.live.Live, 'show']).as('identity.live')
