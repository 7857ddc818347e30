import { BaseTransformer } from '@adonisjs/core/transformers'
import { actText } from '#identity/teams/activity/act_words'
import { changesIn, whoDid } from '#identity/teams/activity/team_log'
import type TeamEntry from '#identity/teams/activity/team_entry'
import { shownMoment } from '#shared/time/date_words'

export default class TeamEntryTransformer extends BaseTransformer<TeamEntry> {
  toObject() {
    const { id, action, subjectKind, subjectId, subjectText, createdAt } = this.resource
    return {
      id,
      date: createdAt.setZone('Africa/Lagos').toISO()!,
      moment: shownMoment(createdAt),
      who: whoDid(this.resource),
      what: actText(action),
      subject: subjectText,
      trackingNumber: subjectKind === 'shipment' ? Number(subjectId) : null,
      changes: changesIn(this.resource),
    }
  }
}
