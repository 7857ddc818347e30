import { type FormEvent, useRef, useState } from 'react'
import type { Outcome, Refusal } from '~/hooks/api_outcome'
import { focusFirstError } from '~/hooks/focus_first_error'
import { endBusy } from './stay_busy'

type Name<V> = keyof V & string

/** What is wrong with a value, or null. */
type Checks<V> = { [K in Name<V>]?: (value: V[K], values: V) => string | null }

export type Problems<V> = { [K in Name<V>]?: string }

interface FormOptions<V, A> {
  initial: V
  checks?: Checks<NoInfer<V>>
  /** Sends what was entered, with the version of the record that it was read from. */
  send: (values: NoInfer<V>, version: number | string | undefined) => Promise<Outcome<A>>
  done: (answer: NoInfer<A>, values: NoInfer<V>) => void
  /** The version of the record that is changed: a newer one is not overwritten. */
  version?: number | string
  /** Fields that the server calls otherwise than the form does. */
  renamed?: Record<string, Name<NoInfer<V>>>
  /** What else becomes of a refusal that no field shows. */
  refused?: (refusal: Refusal) => void
  /** Fields that are compared: when one changes, what was found wrong with them is open again. */
  together?: readonly Name<NoInfer<V>>[]
  /** Problems go as a field changes, and are looked for again when all are sent. */
  lenient?: boolean
  /** The browser holds the fields, so that what was typed before the script ran stays. */
  inBrowser?: boolean
}

/** What is known to be wrong: with which fields is looked for, the server says the rest. */
interface Findings<V> {
  touched: readonly Name<V>[]
  refused: Problems<V>
  refusal: Refusal | null
  /** Somebody else has saved the record since it was read. */
  stale: boolean
}

const NOTHING = { touched: [], refused: {}, refusal: null, stale: false }

/**
 * A form of the API: its values, what is wrong with them, and sending them. A field is checked as it
 * changes, and all of them before they are sent; what the server finds wrong is shown like the rest.
 */
export function useApiForm<V extends object, A>(options: FormOptions<V, A>) {
  const { initial, checks = {}, inBrowser = false } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [findings, setFindings] = useState<Findings<V>>(NOTHING)
  const [busy, setBusy] = useState(false)
  const [version, setVersion] = useState(options.version)
  const problems = { ...findings.refused, ...problemsOf(checks, findings.touched, values) }
  const find = (part: Partial<Findings<V>>) => setFindings((before) => ({ ...before, ...part }))

  function set<K extends Name<V>>(name: K, value: V[K]) {
    setValues((current) => ({ ...current, [name]: value }))
    setFindings((before) => afterChange(before, name, options))
  }

  function show(wrong: Problems<V>) {
    find({ refused: wrong })
    focusFirstError(form.current)
  }

  /** What was entered, or null after what is wrong with it has been shown. */
  function checked(): V | null {
    const entered = inBrowser ? { ...values, ...typedInto(form.current) } : values
    const names = Object.keys(checks) as Name<V>[]
    setValues(entered)
    find({ touched: names, refused: {}, refusal: null })
    if (Object.keys(problemsOf(checks, names, entered)).length === 0) return entered
    focusFirstError(form.current)
    return null
  }

  function refuse(refusing: Refusal) {
    find({ stale: refusing.code === 'E_CONFLICT' })
    const wrong = ownProblems(refusing, options)
    if (wrong) return show(wrong)
    find({ refusal: refusing })
    options.refused?.(refusing)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const entered = checked()
    if (!entered) return
    setBusy(true)
    const outcome = await options.send(entered, version).finally(() => endBusy(setBusy))
    if (!outcome.ok) return refuse(outcome)
    find({ touched: [] })
    setSaved(entered)
    options.done(outcome.body, entered)
  }

  /** Begins anew: with what it began with, or with what is saved now. */
  function reset(latest: V = initial, latestVersion = version) {
    if (inBrowser) form.current?.reset()
    setValues(latest)
    setSaved(latest)
    setVersion(latestVersion)
    setFindings(NOTHING)
  }

  return {
    ...{ form, values, problems, busy, refusal: findings.refusal, stale: findings.stale },
    ...{ isChanged: !isSame(values, saved), set, show, refuse, checked, submit, reset },
    /** Without a check. */
    put: (changed: Partial<V>) => setValues((current) => ({ ...current, ...changed })),
    ...controls(values, problems, set),
  }
}

function isSame(entered: object, saved: object): boolean {
  return JSON.stringify(entered) === JSON.stringify(saved)
}

/** How a control is tied to its field. */
function controls<V extends object>(
  values: V,
  problems: Problems<V>,
  set: <K extends Name<V>>(name: K, value: V[K]) => void
) {
  /** For a control that holds its text by itself. */
  const input = <K extends Name<V>>(name: K) => ({
    name,
    onChange: (value: V[K]) => set(name, value),
  })
  return {
    field: (name: Name<V>) => ({ error: problems[name] }),
    input,
    /** For a control that is given its value. */
    bind: <K extends Name<V>>(name: K) => ({ ...input(name), value: values[name] }),
  }
}

/** A problem that the server found is open again once its field changes, or one that it is compared with. */
function afterChange<V>(
  before: Findings<V>,
  name: Name<V>,
  { lenient = false, together = [] }: Pick<FormOptions<V, unknown>, 'lenient' | 'together'>
): Findings<V> {
  if (lenient) return { ...before, touched: [], refused: {} }
  const compared = together.includes(name) ? together : [name]
  const touched = [...before.touched, name]
  return { ...before, touched, refused: without(before.refused, compared) }
}

function without<V>(problems: Problems<V>, names: readonly Name<V>[]): Problems<V> {
  return { ...problems, ...Object.fromEntries(names.map((name) => [name, undefined])) }
}

function problemsOf<V>(checks: Checks<V>, names: readonly Name<V>[], values: V): Problems<V> {
  const found: Problems<V> = {}
  for (const name of names) {
    const problem = checks[name]?.(values[name], values)
    if (problem) found[name] = problem
  }
  return found
}

/** What a refusal says of the fields of this form; null where it says nothing of them. */
function ownProblems<V extends object>(
  { fields }: Refusal,
  { initial, renamed }: Pick<FormOptions<V, unknown>, 'initial' | 'renamed'>
): Problems<V> | null {
  const wrong = Object.entries(fields)
    .map(([name, problem]) => [renamed?.[name] ?? name, problem] as const)
    .filter(([name]) => name in initial)
  return wrong.length > 0 ? (Object.fromEntries(wrong) as Problems<V>) : null
}

function typedInto(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
