import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ReturnRuleSchema } from '#database/schema'
import {
  DEFAULT_REASONS,
  DEFAULT_WINDOW_DAYS,
  type ReturnHandOver,
} from '#shipping/returns/rules/return_choices'

export type AllowedReturns = Pick<
  ReturnRules,
  'forReceivers' | 'reasons' | 'windowDays' | 'needsApproval' | 'exchanges' | 'handOver'
> & { savedBy: number | null; version: number }

const DEFAULT_RETURN_RULES: AllowedReturns = {
  forReceivers: false,
  reasons: [...DEFAULT_REASONS],
  windowDays: DEFAULT_WINDOW_DAYS,
  needsApproval: true,
  exchanges: false,
  handOver: 'either',
  savedBy: null,
  version: 0,
}

export default class ReturnRules extends ReturnRuleSchema {
  static table = 'return_rules'
  static selfAssignPrimaryKey = true

  declare handOver: ReturnHandOver

  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare reasons: string[]

  /** Returns the default rules if the organization has none. */
  static async of(organizationId: number, client?: QueryClientContract): Promise<AllowedReturns> {
    return this.orDefault(await this.find(organizationId, { client }))
  }

  static orDefault(rules: ReturnRules | null): AllowedReturns {
    return rules ?? DEFAULT_RETURN_RULES
  }
}
