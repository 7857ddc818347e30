import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { teams } = controllers.identity

pages('identity', 'signedIn', () => {
  router.get('/base/members/activity', [teams.ActivityPage, 'render']).as('activity')
})

calls('identity', 'signedIn', () => {
  router.put('/organization/members/:id/limits', [teams.MemberLimits, 'update'])
  router.get('/organization/approval_rule', [teams.ApprovalRules, 'show'])
  router.put('/organization/approval_rule', [teams.ApprovalRules, 'update'])
  router.get('/organization/allowance', [teams.Allowances, 'show'])
  router.get('/organization/activity', [teams.Activities, 'index'])
  router.get('/organization/activity/csv', [teams.Activities, 'export'])
}).where('id', number)
