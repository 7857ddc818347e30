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
    summary: 'Test a part of the deployment',
    description:
      'Depending on the part, sends a mail to your own address or an SMS or WhatsApp message to your own number, writes, reads and deletes a file, or lists the banks of the payment provider. A failed test still gets a successful response. Its message says what failed.',
    failures: [429],
  })
  router.put('/brand/logo', [setup.BrandLogos, 'update']).call({
    by: 'openConsole',
    summary: 'Upload the logo of the platform',
    description: 'Takes a GIF, JPEG or PNG of at most 2 MB as the `file` of `multipart/form-data`.',
    failures: [429],
  })
  router
    .delete('/brand/logo', [setup.BrandLogos, 'destroy'])
    .call({ by: 'openConsole', summary: 'Delete the logo of the platform' })
})
