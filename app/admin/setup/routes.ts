import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { setup } = controllers.admin

definePages('admin', () => {
  router.get('/admin/setup', [setup.SetupPage, 'render']).page({ by: 'openConsole' }).as('setup')
})

defineCalls('admin', 'Settings', () => {
  router.post('/setup/trial', [setup.SetupTrials, 'store']).call({
    by: 'openConsole',
    summary: 'Try a part of the deployment',
    description:
      'Sends a mail to your own address or an SMS or a WhatsApp message to your own number, writes, reads and deletes a file, or asks the payment company for its banks. What does not work is an answer too, with a sentence.',
    failures: [429],
  })
  router.put('/brand/logo', [setup.BrandLogos, 'update']).call({
    by: 'openConsole',
    summary: 'Change the logo of the platform',
    description: 'A GIF, JPEG or PNG of at most 2 MB, as the part `file` of `multipart/form-data`.',
    failures: [429],
  })
  router
    .delete('/brand/logo', [setup.BrandLogos, 'destroy'])
    .call({ by: 'openConsole', summary: 'Remove the logo of the platform' })
})
