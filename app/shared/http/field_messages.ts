import { SimpleMessagesProvider } from '@vinejs/vine'
import { messages } from '@vinejs/vine/defaults'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'

const SENTENCES: Record<string, string> = {
  required: '"{{ field }}" should not be empty',
  email: '"{{ field }}" must be a valid e-mail address',
  minLength: '"{{ field }}" must have at least {{ min }} characters',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
  string: '"{{ field }}" must be text',
  boolean: '"{{ field }}" must be true or false',
  number: '"{{ field }}" must be a number',
  withoutDecimals: '"{{ field }}" must be a whole number',
  min: '"{{ field }}" must be at least {{ min }}',
  max: '"{{ field }}" must be at most {{ max }}',
  range: '"{{ field }}" is out of range',
  date: '"{{ field }}" must be a date such as 2026-11-20',
  enum: '"{{ field }}" is not one of the choices',
  in: '"{{ field }}" is not one of the choices',
  array: '"{{ field }}" must be a list',
  object: '"{{ field }}" is incomplete',
}

const ANY_OTHER = '"{{ field }}" is invalid'

/** Only VineJS's messages are rewritten; messages of our own rules are final. */
const LIBRARY_MESSAGES = new Set(Object.values(messages))

/** Matches VineJS messages that use the property name, which users do not know. */
const IS_UNSAID = /^The \{\{ field \}\}/

const OURS = new SimpleMessagesProvider({})

/** Names each field in a message by its label, its list's label, or its property name in words. */
export class FieldMessages implements MessagesProviderContact {
  readonly #sentences: SimpleMessagesProvider

  constructor(
    sentences: Record<string, string> = {},
    private readonly labels: Record<string, string> = {}
  ) {
    this.#sentences = new SimpleMessagesProvider({ ...SENTENCES, ...sentences })
  }

  static labelled(labels: Record<string, string>) {
    return new FieldMessages({}, labels)
  }

  getMessage(raw: string, rule: string, field: FieldContext, args?: Record<string, unknown>) {
    const named = Object.create(field, { name: { value: this.labelOf(field) } })
    if (!LIBRARY_MESSAGES.has(raw)) return OURS.getMessage(raw, rule, named, args)
    const message = IS_UNSAID.test(raw) ? ANY_OTHER : raw
    return this.#sentences.getMessage(message, rule, named, args)
  }

  private labelOf(field: FieldContext): string {
    const { name, wildCardPath } = field
    const names = field.getFieldPath().split('.')
    const label = this.labels[names.join('.')] ?? this.labels[wildCardPath] ?? this.labels[name]
    if (label) return label
    const own = names.findLast((one) => !/^\d+$/.test(one)) ?? String(name)
    return this.labels[own] ?? humanizeFieldName(own)
  }
}

function humanizeFieldName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ')
  const shown = words.replace(/ id$/i, '')
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
