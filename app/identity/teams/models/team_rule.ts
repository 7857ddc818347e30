import { TeamRuleSchema } from '#database/schema'

export default class TeamRule extends TeamRuleSchema {}
