import { BaseTransformer } from '@adonisjs/core/transformers'
import { describeActivity } from '#identity/teams/activity/activity_text'
import { listActivityChanges, findActorName } from '#identity/teams/activity/activity_log'
import type TeamEntry from '#identity/teams/activity/team_entry'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

export default class TeamEntryTransformer extends BaseTransformer<TeamEntry> {
  toObject() {
    const { id, action, subjectKind, subjectId, subjectText, createdAt } = this.resource
    return {
      id,
      date: isoTime(createdAt),
      moment: formatLagosTimestamp(createdAt),
      who: findActorName(this.resource),
      what: describeActivity(action),
      subject: subjectText,
      trackingNumber: subjectKind === 'shipment' ? Number(subjectId) : null,
      changes: listActivityChanges(this.resource),
    }
  }
}
