import { TeamRuleSchema } from '#database/schema'

/** What an owner has set for the whole team of a business. */
export default class TeamRule extends TeamRuleSchema {}
