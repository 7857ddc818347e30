import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const AuditEntriesController = () => import('#admin/audit/audit_entries_controller')
const AuditExportsController = () => import('#admin/audit/audit_exports_controller')
const AuditPageController = () => import('#admin/audit/audit_page_controller')
const ConsoleSettingsPageController = () =>
  import('#admin/settings/console_settings_page_controller')
const CourierServicesController = () => import('#admin/reference/courier_services_controller')
const ReferenceEntriesController = () => import('#admin/reference/reference_entries_controller')
const ReferenceListsPageController = () =>
  import('#admin/reference/reference_lists_page_controller')
const ReferenceRestorationsController = () =>
  import('#admin/reference/reference_restorations_controller')
const SettingsController = () => import('#admin/settings/settings_controller')
const AdminHomePageController = () => import('#admin/console/admin_home_page_controller')
const BillingGroupExportsController = () =>
  import('#admin/organizations/controllers/billing_group_exports_controller')
const BillingGroupsController = () =>
  import('#admin/organizations/controllers/billing_groups_controller')
const BillingGroupsPageController = () =>
  import('#admin/organizations/controllers/billing_groups_page_controller')
const CurrentOrganizationsController = () =>
  import('#admin/organizations/controllers/current_organizations_controller')
const DevelopersCallPageController = () =>
  import('#admin/developers/developers_call_page_controller')
const DevelopersPageController = () => import('#admin/developers/developers_page_controller')
const UserAccountPageController = () => import('#admin/people/user_account_page_controller')
const UsersPageController = () => import('#admin/people/users_page_controller')
const InitController = () => import('#admin/console/init_controller')
const OrganizationExportsController = () =>
  import('#admin/organizations/controllers/organization_exports_controller')
const OrganizationRecordsController = () =>
  import('#admin/organizations/controllers/organization_records_controller')
const OrganizationsPageController = () =>
  import('#admin/organizations/controllers/organizations_page_controller')
const ZonesPageController = () => import('#admin/tariffs/zones_page_controller')
const OpenapiController = () => import('#admin/developers/openapi/openapi_controller')

router
  .group(() => {
    router.get('/developers', [DevelopersPageController, 'render']).as('developers')
    router.get('/developers/:call', [DevelopersCallPageController, 'render']).as('developers.call')
    router.get('/openapi.json', [OpenapiController, 'show']).as('openapi')
  })
  .as('admin')

router
  .group(() => {
    router.get('/admin/home', [AdminHomePageController, 'render']).as('home')
    router
      .get('/admin/zones/:kind', [ZonesPageController, 'render'])
      .as('zones')
      .where('kind', /^(export|import|local|city)$/)
    router
      .get('/admin/config/organizations', [OrganizationsPageController, 'render'])
      .as('organizations')
    router
      .get('/admin/config/billingGroups', [BillingGroupsPageController, 'render'])
      .as('billing_groups')
    router.get('/admin/config/settings', [ConsoleSettingsPageController, 'render']).as('settings')
    router
      .get('/admin/config/lists', [ReferenceListsPageController, 'render'])
      .as('reference_lists')
    router.get('/admin/audit', [AuditPageController, 'render']).as('audit')
    router.get('/base/users', [UsersPageController, 'render']).as('users')
    router
      .get('/base/users/:id', [UserAccountPageController, 'render'])
      .as('user_account')
      .where('id', number)
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .as('admin')

router.get('/api/v1/init', [InitController, 'show']).as('api.admin.init').use(middleware.signedIn())

router
  .group(() => {
    router
      .get('/organization', [CurrentOrganizationsController, 'show'])
      .as('current_organization.show')
    router
      .get('/organization/:id', [OrganizationRecordsController, 'show'])
      .as('organization_records.show')
      .where('id', number)
  })
  .use(middleware.signedIn())
  .prefix('/api/v1')
  .as('api.admin')

router
  .group(() => {
    router
      .get('/organization/all', [OrganizationRecordsController, 'index'])
      .as('organization_records.index')
    router
      .get('/organization/all.csv', [OrganizationExportsController, 'show'])
      .as('organization_exports.show')
    router
      .get('/organization/init/billingGroups', [BillingGroupsController, 'choices'])
      .as('billing_group_choices.index')
    router
      .post('/organization', [OrganizationRecordsController, 'store'])
      .as('organization_records.store')
    router
      .put('/organization/:id', [OrganizationRecordsController, 'update'])
      .as('organization_records.update')
      .where('id', number)
    router
      .get('/reference/courier', [CourierServicesController, 'index'])
      .as('courier_services.index')
    router
      .put('/reference/courier/:code', [CourierServicesController, 'update'])
      .as('courier_services.update')
    router
      .get('/reference/:list', [ReferenceEntriesController, 'index'])
      .as('reference_entries.index')
    router
      .post('/reference/:list', [ReferenceEntriesController, 'store'])
      .as('reference_entries.store')
    router
      .put('/reference/:list/:id', [ReferenceEntriesController, 'update'])
      .as('reference_entries.update')
    router
      .delete('/reference/:list/:id', [ReferenceEntriesController, 'destroy'])
      .as('reference_entries.destroy')
    router
      .put('/reference/:list/:id/restore', [ReferenceRestorationsController, 'store'])
      .as('reference_restorations.store')
    router.get('/setting/all', [SettingsController, 'index']).as('settings.index')
    router.get('/setting/:key', [SettingsController, 'show']).as('settings.show')
    router.put('/setting/:key', [SettingsController, 'update']).as('settings.update')
    router.get('/audit', [AuditEntriesController, 'index']).as('audit_entries.index')
    router.get('/audit.csv', [AuditExportsController, 'show']).as('audit_exports.show')
    router.get('/billingGroup', [BillingGroupsController, 'choices']).as('billing_groups.choices')
    router.get('/billingGroup/all', [BillingGroupsController, 'index']).as('billing_groups.index')
    router
      .get('/billingGroup/all.csv', [BillingGroupExportsController, 'show'])
      .as('billing_group_exports.show')
    router.post('/billingGroup', [BillingGroupsController, 'store']).as('billing_groups.store')
    router
      .put('/billingGroup/:id', [BillingGroupsController, 'update'])
      .as('billing_groups.update')
      .where('id', number)
  })
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.admin')
