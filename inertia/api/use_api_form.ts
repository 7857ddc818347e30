import { type FormEvent, useRef, useState } from 'react'
import type { ApiOutcome, ApiRefusal } from '~/hooks/api_outcome'
import { focusFirstError } from '~/hooks/focus_first_error'
import { endBusyAfterVisit } from './end_busy'

type FieldName<V> = keyof V & string

/** What is wrong with a value, or null. */
type FieldChecks<V> = { [K in FieldName<V>]?: (value: V[K], values: V) => string | null }

export type FieldProblems<V> = { [K in FieldName<V>]?: string }

interface FormOptions<V, A> {
  initial: V
  checks?: FieldChecks<NoInfer<V>>
  /** Sends what was entered, with the version of the record that it was read from. */
  send: (values: NoInfer<V>, version: number | string | undefined) => Promise<ApiOutcome<A>>
  done: (answer: NoInfer<A>, values: NoInfer<V>) => void
  /** The version of the record that is changed: a newer one is not overwritten. */
  version?: number | string
  /** Fields that the server calls otherwise than the form does. */
  renamed?: Record<string, FieldName<NoInfer<V>>>
  /** What else becomes of a refusal that no field shows. */
  refused?: (refusal: ApiRefusal) => void
  /** Fields that are compared: when one changes, what was found wrong with them is open again. */
  together?: readonly FieldName<NoInfer<V>>[]
  /** Problems go as a field changes, and are looked for again when all are sent. */
  lenient?: boolean
  /** The browser holds the fields, so that what was typed before the script ran stays. */
  inBrowser?: boolean
}

/** What is known to be wrong: with which fields is looked for, the server says the rest. */
interface FormFindings<V> {
  touched: readonly FieldName<V>[]
  refused: FieldProblems<V>
  refusal: ApiRefusal | null
  /** Somebody else has saved the record since it was read. */
  stale: boolean
}

const NO_FINDINGS = { touched: [], refused: {}, refusal: null, stale: false }

/**
 * A form of the API: its values, what is wrong with them, and sending them. A field is checked as it
 * changes, and all of them before they are sent; what the server finds wrong is shown like the rest.
 */
export function useApiForm<V extends object, A>(options: FormOptions<V, A>) {
  const { initial, checks = {}, inBrowser = false } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [findings, setFindings] = useState<FormFindings<V>>(NO_FINDINGS)
  const [busy, setBusy] = useState(false)
  const [version, setVersion] = useState(options.version)
  const problems = { ...findings.refused, ...problemsOf(checks, findings.touched, values) }
  const find = (part: Partial<FormFindings<V>>) => setFindings((before) => ({ ...before, ...part }))

  function set<K extends FieldName<V>>(name: K, value: V[K]) {
    setValues((current) => ({ ...current, [name]: value }))
    setFindings((before) => findingsAfterChange(before, name, options))
  }

  function show(wrong: FieldProblems<V>) {
    find({ refused: wrong })
    focusFirstError(form.current)
  }

  /** What was entered, or null after what is wrong with it has been shown. */
  function checked(): V | null {
    const entered = inBrowser ? { ...values, ...readFormInputs(form.current) } : values
    const names = Object.keys(checks) as FieldName<V>[]
    setValues(entered)
    find({ touched: names, refused: {}, refusal: null })
    if (Object.keys(problemsOf(checks, names, entered)).length === 0) return entered
    focusFirstError(form.current)
    return null
  }

  function refuse(refusing: ApiRefusal) {
    find({ stale: refusing.code === 'E_CONFLICT' })
    const wrong = problemsFromRefusal(refusing, options)
    if (wrong) return show(wrong)
    find({ refusal: refusing })
    options.refused?.(refusing)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const entered = checked()
    if (!entered) return
    setBusy(true)
    const outcome = await options.send(entered, version).finally(() => endBusyAfterVisit(setBusy))
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
    setFindings(NO_FINDINGS)
  }

  return {
    ...{ form, values, problems, busy, refusal: findings.refusal, stale: findings.stale },
    ...{ isChanged: !isSame(values, saved), set, show, refuse, checked, submit, reset },
    /** Without a check. */
    put: (changed: Partial<V>) => setValues((current) => ({ ...current, ...changed })),
    ...fieldControls(values, problems, set),
  }
}

function isSame(entered: object, saved: object): boolean {
  return JSON.stringify(entered) === JSON.stringify(saved)
}

/** How a control is tied to its field. */
function fieldControls<V extends object>(
  values: V,
  problems: FieldProblems<V>,
  set: <K extends FieldName<V>>(name: K, value: V[K]) => void
) {
  /** For a control that holds its text by itself. */
  const input = <K extends FieldName<V>>(name: K) => ({
    name,
    onChange: (value: V[K]) => set(name, value),
  })
  return {
    field: (name: FieldName<V>) => ({ error: problems[name] }),
    input,
    /** For a control that is given its value. */
    bind: <K extends FieldName<V>>(name: K) => ({ ...input(name), value: values[name] }),
  }
}

/** A problem that the server found is open again once its field changes, or one that it is compared with. */
function findingsAfterChange<V>(
  before: FormFindings<V>,
  name: FieldName<V>,
  { lenient = false, together = [] }: Pick<FormOptions<V, unknown>, 'lenient' | 'together'>
): FormFindings<V> {
  if (lenient) return { ...before, touched: [], refused: {} }
  const compared = together.includes(name) ? together : [name]
  const touched = [...before.touched, name]
  return { ...before, touched, refused: problemsWithout(before.refused, compared) }
}

function problemsWithout<V>(
  problems: FieldProblems<V>,
  names: readonly FieldName<V>[]
): FieldProblems<V> {
  return { ...problems, ...Object.fromEntries(names.map((name) => [name, undefined])) }
}

function problemsOf<V>(
  checks: FieldChecks<V>,
  names: readonly FieldName<V>[],
  values: V
): FieldProblems<V> {
  const found: FieldProblems<V> = {}
  for (const name of names) {
    const problem = checks[name]?.(values[name], values)
    if (problem) found[name] = problem
  }
  return found
}

/** What a refusal says of the fields of this form; null where it says nothing of them. */
function problemsFromRefusal<V extends object>(
  { fields }: ApiRefusal,
  { initial, renamed }: Pick<FormOptions<V, unknown>, 'initial' | 'renamed'>
): FieldProblems<V> | null {
  const wrong = Object.entries(fields)
    .map(([name, problem]) => [renamed?.[name] ?? name, problem] as const)
    .filter(([name]) => name in initial)
  return wrong.length > 0 ? (Object.fromEntries(wrong) as FieldProblems<V>) : null
}

function readFormInputs(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
