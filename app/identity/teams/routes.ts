import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { teams } = controllers.identity

pages('identity', () => {
  router
    .get('/base/members/activity', [teams.ActivityPage, 'render'])
    .page({ by: 'signedIn', liveOnly: true })
    .as('activity')
})

calls('identity', () => {
  router
    .put('/organization/members/:id/limits', [teams.MemberLimits, 'update'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true })
  router
    .get('/organization/approval_rule', [teams.ApprovalRules, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .put('/organization/approval_rule', [teams.ApprovalRules, 'update'])
    .call({ by: 'signedIn', team: 'team', liveOnly: true })
  router
    .get('/organization/allowance', [teams.Allowances, 'show'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/organization/activity', [teams.Activities, 'index'])
    .call({ by: 'signedIn', liveOnly: true })
  router
    .get('/organization/activity/csv', [teams.Activities, 'export'])
    .call({ by: 'signedIn', liveOnly: true })
}).where('id', number)
