import type { Caller } from '#identity/sessions/caller'
import type { Scope } from '#identity/api_keys/rules/scopes'

export interface AgentCall {
  caller: Caller
  serialize: (resource: any) => Promise<{ data: any }>
}

/** `text` is for people, `data` for software. */
export interface ToolAnswer {
  text: string
  data: Record<string, unknown>
}

export interface AgentTool {
  name: string
  title: string
  /** Tells a language model when and how to use the tool. */
  description: string
  scope: Scope
  kind: 'reads' | 'adds' | 'destroys'
  input: { properties: Record<string, object>; required?: string[] }
  run: (call: AgentCall, given: Record<string, unknown>) => Promise<ToolAnswer>
}

export const IDEMPOTENCY_KEY = {
  type: 'string',
  pattern: '^[\\w.:-]{8,100}$',
  description: 'A key of your choice, new for each action. The same key acts only once',
}
