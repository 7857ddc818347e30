import type { Caller } from '#identity/sessions/caller'
import type { Scope } from '#identity/api_keys/rules/scopes'

/** Who calls, and how what is answered becomes JSON. */
export interface AgentCall {
  caller: Caller
  serialize: (resource: any) => Promise<{ data: any }>
}

/** What a person reads, and what a program does. */
export interface ToolAnswer {
  text: string
  data: Record<string, unknown>
}

/** Something that an assistant may ask of us: the same verbs, rules and rights as the calls of the API. */
export interface AgentTool {
  name: string
  title: string
  /** Tells a language model when to use it, and with what. */
  description: string
  scope: Scope
  kind: 'reads' | 'adds' | 'destroys'
  input: { properties: Record<string, object>; required?: string[] }
  /** Checks what was given, like any call. */
  run: (call: AgentCall, given: Record<string, unknown>) => Promise<ToolAnswer>
}

/** By name, so that an assistant asks once for what it has asked for already. */
export const IDEMPOTENCY_KEY = {
  type: 'string',
  pattern: '^[\\w.:-]{8,100}$',
  description: 'Of your own choice, new for each thing to be done: the same key does nothing twice',
}
